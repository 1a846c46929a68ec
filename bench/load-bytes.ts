import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Network idle for so long: what is loaded a second after the screen (the toasts) is counted too. */
const quietMs = 3000
export const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Fetch', 'Other'] as const
type Kind = (typeof kinds)[number]
export type Bytes = Record<Kind, number> & { requests: number }

/** The encoded bytes of all bodies that the page, whose cache is empty, loads for the first screen of a visit. */
export async function loadBytes(page: Page, url: string): Promise<Bytes> {
  const bytes: Bytes = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Fetch: 0, Other: 0, requests: 0 }
  let lastAt = performance.now()
  const heads = new Map<string, { kind: Kind; headBytes: number }>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', () => {
    lastAt = performance.now()
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = kinds.find((known) => known === type) ?? 'Other'
    heads.set(requestId, { kind, headBytes: response.encodedDataLength })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = performance.now()
    const head = heads.get(requestId)
    // Nothing was sent for what a preload had already brought.
    if (!head) return
    bytes[head.kind] += Math.max(encodedDataLength - head.headBytes, 0)
    bytes.requests += 1
  })
  await page.goto(url)
  while (performance.now() - lastAt < quietMs) await wait(100)
  await devtools.detach()
  return bytes
}

export const totalOf = (bytes: Bytes): number => kinds.reduce((sum, kind) => sum + bytes[kind], 0)
