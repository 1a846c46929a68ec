import { readStored, writeStored } from '../state/browser-storage.ts'

const storageKey = 'reloadedAt'
const ONE_RELOAD_PER_MS = 60_000

/** Of Chromium, Firefox and Safari, and of Vite for styles. */
const missingChunk =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script/i

/**
 * A page of an older build asks for a chunk that is gone: one reload, at the address that was gone to, brings the newest
 * build. Forms keep what was typed over a reload. Answers whether the page reloads; not again within a minute, so that
 * a chunk that nobody has ends in the error screen and not in a loop.
 */
export function reloadStalePage(error: unknown, reload = () => location.reload()): boolean {
  if (!(error instanceof Error) || !missingChunk.test(error.message)) return false
  // Without a network a reload would leave the browser's own error page.
  if (!navigator.onLine) return false
  const last = Number(readStored('sessionStorage', storageKey) ?? 0)
  if (Date.now() - last < ONE_RELOAD_PER_MS) return false
  const now = String(Date.now())
  writeStored('sessionStorage', storageKey, now)
  // A browser that keeps nothing would reload for ever.
  if (readStored('sessionStorage', storageKey) !== now) return false
  reload()
  return true
}
