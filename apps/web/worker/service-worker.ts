import { clientsClaim } from 'workbox-core'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { forgetReads, hasReads, personalCache, privately } from './private-reads.ts'

// What was read stays readable without a network. Nothing is served from here that the network could give anew: pages and
// reads are asked for first, and a file of the build has a hash of its content in its name.

declare const self: ServiceWorkerGlobalScope
/** The build that this worker belongs to. */
declare const __BUILD__: string

const base = '/user/'
const page = `${base}index.html`
/** The portal's own, in place of one that needs a network. */
const offlinePage = `${base}offline`
const assetCache = `sanad-assets-${__BUILD__}`
const pageCache = 'sanad-pages'
const kept = [assetCache, pageCache, personalCache]
const patience = 8

void self.skipWaiting()
clientsClaim()

self.addEventListener('install', (event) => {
  // The page that registers the worker was loaded past it. One that is kept already stays: after a deploy its files are
  // here, those of the new page are not before it is opened.
  event.waitUntil(keepPages())
})

async function keepPages(): Promise<void> {
  const cache = await caches.open(pageCache)
  await cache.add(offlinePage)
  if (!(await cache.match(page))) await cache.add(page)
}

/** Once a page of this build was opened: until then the former one is what opens without a network. */
async function forgetFormerBuilds(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
}

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'forget') forgetReads()
})

const assets = new CacheFirst({ cacheName: assetCache })
// In whichever build's cache: a hash of the content is in the name. Of a CDN's origin too: the portal's policy lets pages
// load assets from no other one.
registerRoute(
  ({ url }) => url.pathname.startsWith(`${base}assets/`),
  async ({ request, event }) => (await caches.match(request)) ?? assets.handle({ request, event }),
)

/**
 * One page for every address, as the server has it; the registration's own is no use without a network. Where nothing of
 * a person is kept, the app would have nothing to show.
 */
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    url.pathname !== `${base}register` &&
    // The portal's own pages, not the app's.
    !/^(services(\/|$)|about$)/.test(url.pathname.slice(base.length)),
  new NetworkFirst({
    cacheName: pageCache,
    networkTimeoutSeconds: patience,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => page,
        cachedResponseWillBeUsed: async ({ cachedResponse }) => ((await hasReads()) ? cachedResponse : null),
        cacheDidUpdate: forgetFormerBuilds,
      },
    ],
  }),
)
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
)
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? ((await caches.match(offlinePage)) ?? Response.error()) : Response.error(),
)

registerRoute(
  ({ request, url }) =>
    url.origin === self.location.origin &&
    url.pathname.startsWith('/api/') &&
    request.headers.has('authorization') &&
    !request.headers.get('accept')?.includes('text/event-stream'),
  new NetworkFirst({ cacheName: personalCache, plugins: [privately] }),
)
