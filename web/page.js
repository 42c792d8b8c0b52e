// What the page does for the window that is drawn into its canvas: `crates/window/src/page.rs` calls it and is called by it.
//
// - The mirror: the canvas says nothing to a screen reader, so the screen stands in the page once more, as elements that nobody sees.
//   Its fields also open the soft keyboard of a phone, and take what is typed there.
// - The gesture that leads back, the wake lock, files that are given away and brought in, the height left by a keyboard.

// A phone draws at most at this many dots per pixel: more cost time and cannot be told apart at the distance of a table.
const DENSEST = 2;
// A finger that moves further, in CSS pixels, drags.
const SLOP = 8;
// How long after the last key a field shows what the window made of the text.
const SETTLED = 400;

let hear = null;
const early = [];
// The words say what was meant, should another button stand at the place by then.
const tell = (kind, { place, words } = {}, text) => (hear ? hear(kind, place, words, text) : early.push([kind, place, words, text]));
const canvas = () => document.querySelector('canvas');

// --- The mirror ---

const mirror = document.createElement('main');
mirror.id = 'mirror';
const news = document.createElement('div');
news.setAttribute('role', 'status');
news.className = 'unseen';
document.body.append(mirror, news);

// The nodes shown now: what makes each of them the same one later, and its element.
let shown = [];

function identity(node) {
    return `${node.kind} ${node.level ?? ''} ${node.kind === 'field' ? node.label : node.text}`;
}

function make(node) {
    if (node.kind === 'field') return field(node.label);
    const element = document.createElement({ heading: `h${node.level}`, text: 'p', button: 'button' }[node.kind]);
    element.textContent = node.text;
    if (node.kind === 'button') {
        element.type = 'button';
        element.addEventListener('click', () => tell('press', element));
        element.addEventListener('focus', () => tell('reveal', element));
        forward(element, (key) => key !== 'Enter' && key !== ' ' && key !== 'Tab');
    }
    return element;
}

function field(label) {
    const input = document.createElement('input');
    input.setAttribute('aria-label', label);
    Object.assign(input, { type: 'text', autocapitalize: 'off', autocomplete: 'off', spellcheck: false });
    let settling = 0;
    input.settle = () => {
        if (!settling && input.value !== input.told) input.value = input.told;
    };
    input.addEventListener('input', () => {
        clearTimeout(settling);
        settling = setTimeout(() => {
            settling = 0;
            input.settle();
        }, SETTLED);
        tell('type', input, input.value);
    });
    input.addEventListener('focus', () => tell('press', input));
    forward(input, (key) => ['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown'].includes(key));
    return input;
}

// Keys that mean nothing to an element of the mirror go to the window.
function forward(element, wanted) {
    for (const type of ['keydown', 'keyup']) {
        element.addEventListener(type, (event) => {
            if (event.isComposing || !(wanted(event.key) || event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat } = event;
            canvas()?.dispatchEvent(new KeyboardEvent(type, { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat, cancelable: true }));
        });
    }
}

function update(element, node, scale) {
    element.place = node.place;
    element.words = node.kind === 'field' ? node.label : node.text;
    if (node.kind === 'button') {
        element.disabled = node.place === null;
        if (node.chosen !== null) element.setAttribute('aria-pressed', node.chosen);
        if (node.main) element.setAttribute('aria-keyshortcuts', 'Enter');
    } else if (node.kind === 'field') {
        element.told = node.value;
        element.settle();
    }
    // Each lies where it is drawn, so that a finger that explores the screen finds it. What is out of sight comes in its turn.
    const bounds = node.bounds?.map((side) => Math.round(side * scale));
    if (String(bounds) === String(element.bounds)) return;
    element.bounds = bounds;
    const [left, top, width, height] = bounds ?? [0, 0, 1, 1];
    element.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
}

function show(json) {
    const [nodes, scale] = JSON.parse(json);
    const before = shown;
    let from = 0;
    shown = nodes.map((node) => {
        const id = identity(node);
        const found = before.findIndex((old, at) => at >= from && old.id === id);
        if (found < 0) return { id, node, element: make(node), fresh: true };
        from = found + 1;
        return { id, node, element: before[found].element };
    });
    const kept = new Set(shown.map((one) => one.element));
    const lost = before.some((old) => !kept.has(old.element) && old.element === document.activeElement);
    before.filter((old) => !kept.has(old.element)).forEach((old) => old.element.remove());
    let next = mirror.firstChild;
    for (const { element, node } of shown) {
        if (element === next) next = next.nextSibling;
        else mirror.insertBefore(element, next);
        update(element, node, scale);
    }
    if (lost) canvas()?.focus({ preventScroll: true });
    // What is new is said; the whole of a new screen is read from its beginning by whoever wants it.
    const said = shown.filter((one) => one.fresh && (one.node.kind === 'heading' || one.node.kind === 'text')).map((one) => one.node.text);
    if (before.length && said.length) news.textContent = said.join(' ').slice(0, 600);
}

// --- Fingers ---

let touched = null;
addEventListener('touchstart', ({ touches }) => {
    touched = touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : null;
}, { capture: true, passive: true });
// In the gesture itself, or a phone shows no keyboard.
addEventListener('touchend', ({ changedTouches: [{ clientX: x, clientY: y }] }) => {
    if (!touched || Math.hypot(x - touched.x, y - touched.y) > SLOP) return;
    const within = ({ bounds: [left, top, width, height] }) => x >= left && x < left + width && y >= top && y < top + height;
    const tapped = shown.find(({ node, element }) => node.kind === 'field' && element.bounds && within(element));
    if (tapped) tapped.element.focus({ preventScroll: true });
    else if (mirror.contains(document.activeElement)) canvas()?.focus({ preventScroll: true });
}, { capture: true, passive: true });

// A keyboard of the screen takes room that some systems do not take from the page.
const fit = () => document.documentElement.style.setProperty('--height', `${visualViewport.height}px`);
globalThis.visualViewport?.addEventListener('resize', fit);

if (devicePixelRatio > DENSEST) {
    Object.defineProperty(globalThis, 'devicePixelRatio', { get: () => DENSEST });
    // Otherwise the canvas would take its size from the dots of the screen.
    delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
}

// --- Leading back ---

// While `guarded`, an entry of the history stands before the page's own, for the gesture to use up.
let guarded = false;
addEventListener('popstate', () => {
    if (!guarded) return;
    history.pushState('guard', '');
    tell('back');
});

// --- The screen stays awake while a game is open ---

let awake = false;
let lock = null;
async function stayAwake() {
    if (!awake || document.visibilityState !== 'visible') {
        await lock?.release();
        lock = null;
        return;
    }
    try {
        lock = await navigator.wakeLock?.request('screen');
    } catch {
        // Low battery, or not allowed: the screen follows the settings of the system.
    }
}
document.addEventListener('visibilitychange', stayAwake);

// --- Files ---

async function deliver(name, bytes, type) {
    const file = new File([bytes], name, { type });
    const inHand = matchMedia('(pointer: coarse)').matches;
    if (inHand && navigator.canShare?.({ files: [file] })) {
        try {
            await navigator.share({ files: [file] });
            return;
        } catch (error) {
            // Closed without choosing anything: a choice too.
            if (error.name === 'AbortError') return;
        }
    }
    const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function pick(accept) {
    return new Promise((resolve) => {
        const input = Object.assign(document.createElement('input'), { type: 'file', accept });
        input.addEventListener('cancel', () => resolve(null));
        input.addEventListener('change', async () => {
            const [file] = input.files;
            resolve(file ? [file.name, new Uint8Array(await file.arrayBuffer())] : null);
        });
        input.click();
    });
}

// --- A newer version ---

// It waits until all pages of the old one are closed, or until it is asked for.
let waiting = null;
async function install() {
    if (!('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.register('./worker.js');
    const offer = () => {
        // The first one has nothing to replace.
        if (!registration.waiting || !navigator.serviceWorker.controller) return;
        ({ waiting } = registration);
        tell('version');
    };
    offer();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
}

function loadNewVersion() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting?.postMessage('activate');
}

// --- The rules, and the pictures of the manual ---

// They are not needed for the first screen, and so they come after it.
async function fetchLater(kind) {
    try {
        const answer = await fetch(`${kind}.json`);
        if (!answer.ok) throw new Error(answer.statusText);
        tell(kind, {}, await answer.text());
    } catch {
        setTimeout(() => fetchLater(kind), 5000);
    }
}

globalThis.solkeeper = {
    listen(callback) {
        hear = callback;
        early.splice(0).forEach((event) => hear(...event));
        requestAnimationFrame(() => setTimeout(() => fetchLater('rules').then(() => fetchLater('pictures'))));
    },
    mirror: show,
    state(game, guard, keepAwake) {
        if (guard && !guarded && history.state !== 'guard') history.pushState('guard', '');
        guarded = guard;
        if (awake !== (game && keepAwake)) {
            awake = game && keepAwake;
            stayAwake();
        }
    },
    language(code) {
        document.documentElement.lang = code;
    },
    deliver,
    pick,
    loadNewVersion,
    installed: () => matchMedia('(display-mode: standalone)').matches || navigator.standalone === true,
};

install().catch(() => {
    // Without it the page needs the network; everything else works.
});
