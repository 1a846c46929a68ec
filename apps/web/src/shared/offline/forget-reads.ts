/** Named in worker/private-reads.ts as well. */
const personalCache = 'sanad-personal'

/** Deletes what the service worker keeps of a customer; from here as well, as the worker may not run. */
export function forgetReads(): void {
  // Neither is there on a page that is not secure.
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' })
  void globalThis.caches?.delete(personalCache)
}
