import { getProfile, verifyPayment } from '@sanad/contracts'
import { toRequest } from '@sanad/testing'
import type { Buyer } from './customer.ts'
import { overTls, type Site } from './over-tls.ts'

export interface Load {
  /** Ends it, and says what it was. */
  stop(): Promise<{ readonly requests: number; readonly failures: readonly string[] }>
}

interface Asked {
  readonly buyer: Buyer
  /** Assets that pages which are open ask for. */
  readonly assets: readonly string[]
}

const CLIENTS = 8

/** Customers who go on while portals are replaced: reads, a call that is a POST, a page, an asset of the former build. */
export function startLoad(site: Site, { buyer, assets }: Asked): Load {
  const failures: string[] = []
  let requests = 0
  let isOver = false
  const { token, orderId } = buyer
  const params = { payment_provider: 'cashfree' } as const
  const kinds = [
    () => toRequest(getProfile, { token }),
    () => toRequest(verifyPayment, { token, params, body: { orderId, closed: false } }),
    async () => ({ method: 'GET', url: '/user/', headers: {} }) as const,
    async () => ({ method: 'GET', url: assets[requests % assets.length] ?? '', headers: {} }) as const,
  ]
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const send = overTls(site)
    for (let turn = client; !isOver; turn += 1) {
      const request = await kinds[turn % kinds.length]?.()
      if (!request) continue
      const status = await send(request).then(
        (answer) => answer.status,
        (error: Error) => error.message,
      )
      requests += 1
      if (status !== 200) failures.push(`${request.method} ${request.url}: ${status}`)
    }
  })
  return {
    async stop() {
      isOver = true
      await Promise.all(clients)
      return { requests, failures }
    },
  }
}
