import { connect, createServer, type Socket } from 'node:net'
import type { Page } from '@playwright/test'

export interface Connection extends AsyncDisposable {
  /** The product's origin through this proxy. */
  readonly origin: string
  /** Resets every connection and accepts no new one. */
  cut(): void
  restore(): void
}

/** A TCP proxy before the product that can be cut, also in the middle of an upload. */
export async function openConnection(productOrigin: string): Promise<Connection> {
  const { hostname, port } = new URL(productOrigin)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The TCP proxy has no port')
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${address.port}`,
    cut,
    restore: () => {
      isCut = false
    },
    async [Symbol.asyncDispose]() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Throttles uploads to a slow mobile connection, so that their progress can be seen. */
export async function slowDownUploads(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 1024 * 1024,
  })
}
