/** Tickets for which this page is sending files, also once the form that began it was left. */
const underWay = new Set<string>()

export const isSendingFiles = (ticketId: string) => underWay.has(ticketId)

/** Until the function that it returns is called, a reload or closing the page asks first: it would break off an upload. */
export function beginSending(ticketId: string): () => void {
  const ask = (event: Event) => event.preventDefault()
  underWay.add(ticketId)
  addEventListener('beforeunload', ask)
  return () => {
    underWay.delete(ticketId)
    removeEventListener('beforeunload', ask)
  }
}
