import { readStored, writeStored } from '../state/browser-storage.ts'

const key = 'leftToast'

/** Flash message: an information for the page that is loaded next, shown once the toasts are there. */
export function leaveToast(text: string): void {
  writeStored('sessionStorage', key, text)
}

/** Read and remove. */
export function takeLeftToast(): string | null {
  const text = readStored('sessionStorage', key)
  writeStored('sessionStorage', key, null)
  return text
}
