// Inline in the page that the service worker shows without a network, after that of every plain page (plain-page.js).
const everyMs = 5000
const goOn = () =>
  fetch('__PATH__', { method: 'HEAD', cache: 'no-store' })
    .then(() => location.reload())
    .catch(() => {})
addEventListener('online', goOn)
// The browser knows of its own network, not of the way to the portal.
setInterval(goOn, everyMs)

// What the worker keeps for whoever is signed in (apps/web/worker/private-reads.ts).
const showKept = async () => {
  if (!(await caches.has('sanad-personal'))) return
  const reads = await (await caches.open('sanad-personal')).keys()
  if (reads.length > 0) root.dataset.kept = ''
  // What the overview reads; its script comes with that of every other section.
  if (reads.some(({ url }) => url.includes('/user-services?__session='))) root.dataset.overview = ''
}
if (globalThis.caches) showKept().catch(() => {})
