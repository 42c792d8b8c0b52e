//! An independent sheet of sums, written from the almanac: upkeep, prices, dice, payments, tracks and Clean-Up are computed once more,
//! without the queries of the game, and laid beside whole games.

mod actions;
mod beside;
mod clean_up;
mod dice;
mod given;
mod morale;
mod numbers;
mod prices;
mod production;
mod sheet;
mod tracks;
