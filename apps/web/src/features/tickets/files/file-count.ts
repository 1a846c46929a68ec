import { readStored, writeStored } from '@sanad/web-kit'

/** How many files wait under this key, a draft's: unlike what was typed, files do not survive a reload; their number does. */
export const readFileCount = (key: string): number => Number(readStored('sessionStorage', key)) || 0

export function writeFileCount(key: string, count: number): void {
  writeStored('sessionStorage', key, count > 0 ? String(count) : null)
}

/** Tickets for which this page is sending files, also once the form that began it was left. */
const underWay = new Set<string>()

export const isSendingFiles = (ticketId: string) => underWay.has(ticketId)

/** Until the function that it returns is called, a reload or closing the page asks first: it would lose files. */
export function beginSending(ticketId: string): () => void {
  const ask = (event: Event) => event.preventDefault()
  underWay.add(ticketId)
  addEventListener('beforeunload', ask)
  return () => {
    underWay.delete(ticketId)
    removeEventListener('beforeunload', ask)
  }
}
