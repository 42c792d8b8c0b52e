//! Places of the nodes of a graph in columns, from what leads to what follows.

use std::collections::{BTreeMap, BTreeSet};

/// How often the nodes of the columns are put in the order of their neighbours.
const SWEEPS: usize = 8;

/// The columns of a graph of `count` nodes, each with its nodes from top to bottom. Of a circle, the edge that closes it leads back.
/// What no edge touches is left out.
pub(super) fn columns(count: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut follows: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for &(from, to) in edges.iter().filter(|(from, to)| from != to) {
        let _ = follows.entry(from).or_default().insert(to);
    }
    let onward = without_circles(count, &follows);
    let mut column = vec![0_usize; count];
    // A column moves each time that something before it has moved: at most once for each node.
    for _ in 0..count {
        let mut moved = false;
        for &(from, to) in &onward {
            if column[to] <= column[from] {
                column[to] = column[from] + 1;
                moved = true;
            }
        }
        if !moved {
            break;
        }
    }
    let touched: BTreeSet<usize> = edges.iter().flat_map(|&(from, to)| [from, to]).collect();
    let mut columns: Vec<Vec<usize>> = Vec::new();
    for &node in &touched {
        while columns.len() <= column[node] {
            columns.push(Vec::new());
        }
        columns[column[node]].push(node);
    }
    let backward: Vec<(usize, usize)> = onward.iter().map(|&(from, to)| (to, from)).collect();
    for sweep in 0..SWEEPS {
        let neighbours = if sweep % 2 == 0 { &backward } else { &onward };
        let places: BTreeMap<usize, usize> = columns
            .iter()
            .flat_map(|column| {
                column
                    .iter()
                    .copied()
                    .enumerate()
                    .map(|(place, node)| (node, place))
            })
            .collect();
        for column in &mut columns {
            let middle = |node: usize| {
                let all: Vec<usize> = neighbours
                    .iter()
                    .filter(|it| it.0 == node)
                    .filter_map(|it| places.get(&it.1))
                    .copied()
                    .collect();
                let own = places.get(&node).copied().unwrap_or_default();
                // In thousandths, so that it can be sorted.
                if all.is_empty() {
                    1000 * own
                } else {
                    1000 * all.iter().sum::<usize>() / all.len()
                }
            };
            column.sort_by_cached_key(|&node| (middle(node), node));
        }
    }
    columns
}

/// The edges without those that lead back to a node on the way to them.
fn without_circles(
    count: usize,
    follows: &BTreeMap<usize, BTreeSet<usize>>,
) -> Vec<(usize, usize)> {
    let mut onward = Vec::new();
    let mut seen = BTreeSet::new();
    for start in 0..count {
        // The way so far, with what is still to be followed from each of its nodes.
        let mut way: Vec<(usize, Vec<usize>)> = Vec::new();
        if seen.insert(start) {
            way.push((start, next(follows, start)));
        }
        while let Some((node, left)) = way.last_mut() {
            let node = *node;
            let Some(to) = left.pop() else {
                let _ = way.pop();
                continue;
            };
            if way.iter().any(|(on_way, _)| *on_way == to) {
                continue;
            }
            onward.push((node, to));
            if seen.insert(to) {
                way.push((to, next(follows, to)));
            }
        }
    }
    onward
}

fn next(follows: &BTreeMap<usize, BTreeSet<usize>>, node: usize) -> Vec<usize> {
    follows.get(&node).into_iter().flatten().copied().collect()
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn what_follows_stands_to_the_right() {
        assert_eq!(
            columns(4, &[(0, 1), (1, 2), (0, 2)]),
            [vec![0], vec![1], vec![2]]
        );
    }

    #[test]
    fn a_circle_has_an_end() {
        let drawn = columns(3, &[(0, 1), (1, 2), (2, 0), (1, 1)]);
        assert_eq!(drawn, [vec![0], vec![1], vec![2]]);
    }

    #[test]
    fn neighbours_stand_side_by_side() {
        // Two chains that would cross if they stood in the order of their numbers.
        assert_eq!(columns(4, &[(0, 3), (1, 2)]), [vec![0, 1], vec![3, 2]]);
    }
}
