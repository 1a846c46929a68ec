/**
 * Whether an HTTP service answers at all, for those that have no question without a price: any status will do but those
 * of a proxy that does not reach it.
 */
export async function askHost(url: string, signal: AbortSignal): Promise<void> {
  const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal })
  if (status === 502 || status === 503 || status === 504) throw new Error(`answered ${status}`)
}
