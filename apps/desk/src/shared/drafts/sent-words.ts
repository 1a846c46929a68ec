/** More acts than can be taken back at one time. */
const MOST = 20

const savers = new Map<string, () => Promise<unknown>>()

/**
 * What was written for an act that can be taken back, by the request id of the act. For as long as this page is open: after
 * a reload the act can still be taken back, and only its words are gone.
 */
export function keepSentWords(requestId: string, save: () => Promise<unknown>): void {
  savers.set(requestId, save)
  const [oldest] = savers.keys()
  if (savers.size > MOST && oldest !== undefined) savers.delete(oldest)
}

/**
 * What was taken back is a draft again, which the form of the act reads when it opens. Limit: it takes the place of what was
 * begun there since.
 */
export async function restoreSentWords(requestId: string): Promise<void> {
  const save = savers.get(requestId)
  savers.delete(requestId)
  // Not saved, they would have to be written anew, as after a reload.
  await save?.().catch(() => undefined)
}
