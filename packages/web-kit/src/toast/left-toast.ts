import { writeStored } from '../state/browser-storage.ts'

/** A type, not a value: the toasts would share a chunk with this, whose name the first page would have to load. */
export type LeftToastKey = 'leftToast'
const key: LeftToastKey = 'leftToast'

/** Flash message: an information for the page that is loaded next, shown once the toasts are there. */
export function leaveToast(text: string): void {
  writeStored('sessionStorage', key, text)
}
