// Keeps the app for playing without a network. All files of a version are kept together and given out together: a page never gets
// files of two versions. A new version waits until no page of the old one is open, or until it is asked for.

// Filled in by `.ci/web`.
const VERSION = '@VERSION@';
const FILES = ['@FILES@'];

const NAME = `solkeeper ${VERSION}`;

self.addEventListener('install', (event) => {
    // Past the caches of the browser and the host: they may hold files of another version.
    const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
    event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
    const old = (name) => name.startsWith('solkeeper ') && name !== NAME;
    const clean = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
    // The page that installed this version plays offline from now on.
    event.waitUntil(clean.then(() => self.clients.claim()));
});

// The players want the new version now: the page that asks for it loads itself again.
self.addEventListener('message', ({ data }) => {
    if (data === 'activate') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
    if (event.request.method !== 'GET') return;
    const answer = async () => {
        const cache = await caches.open(NAME);
        const url = new URL(event.request.url);
        // Whatever follows the address of the folder, it is the same page.
        const file = url.pathname.endsWith('/') ? './' : event.request;
        return (await cache.match(file, { ignoreSearch: true })) ?? fetch(event.request);
    };
    event.respondWith(answer());
});
