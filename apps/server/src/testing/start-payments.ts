import type { AddressInfo } from 'node:net'
import { paymentWebhook } from '@sanad/contracts'
import type { GatewayOptions } from '@sanad/gateway'
import { afterAll, beforeEach } from 'vitest'
import { startGateway, type TestGateway } from './start-gateway.ts'
import { startTestApp, type TestApp } from './test-app.ts'

interface Payments {
  readonly gateway: TestGateway
  readonly portal: TestApp
  /** Where the portal takes notifications; the gateway sends none before a test tells it so. */
  readonly webhookUrl: string
}

/** The portal on a port of its own with a stand-in gateway that forgets everything before each test of the file. */
export async function startPayments(options: GatewayOptions = {}): Promise<Payments> {
  const gateway = await startGateway(options)
  const portal = await startTestApp({ config: { payments: gateway.payments } })
  afterAll(async () => {
    await portal.close()
    await gateway.close()
  })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  beforeEach(async () => {
    await gateway.lever('reset', {})
    await gateway.notify(null)
  })
  const { port } = portal.app.server.address() as AddressInfo
  return { gateway, portal, webhookUrl: `http://127.0.0.1:${port}${paymentWebhook.path(gateway.params)}` }
}
