import * as z from 'zod'
import type { CashfreeConfig } from '../platform/payments/cashfree/cashfree-config.ts'
import type { GatewaysConfig } from '../platform/payments/gateways-config.ts'
import { settingDocs } from './setting-docs.ts'
import { Origin, Port } from './setting-types.ts'

export const paymentSettings = {
  GATEWAY_PORT: Port.default(3001).register(settingDocs, {
    meaning: 'port on which the stand-in payment gateway listens',
  }),
  CASHFREE_BASE_URL: Origin.optional().register(settingDocs, {
    meaning: "URL of Cashfree's API",
    fallback: 'the stand-in gateway',
    example: 'https://api.cashfree.com/pg',
    requiredInProduction: true,
  }),
  CASHFREE_SCRIPT_URL: z.url().optional().register(settingDocs, {
    meaning: "URL of Cashfree's script for the browser",
    fallback: "the stand-in's",
    example: 'https://sdk.cashfree.com/js/v3/cashfree.js',
    requiredInProduction: true,
  }),
  CASHFREE_CLIENT_ID: z.string().optional().register(settingDocs, {
    meaning: "client id of the merchant's account",
    fallback: "the stand-in's",
    requiredInProduction: true,
  }),
  CASHFREE_CLIENT_SECRET: z.string().optional().register(settingDocs, {
    meaning: 'its secret, which signs webhooks too',
    fallback: "the stand-in's",
    requiredInProduction: true,
  }),
}

const PaymentSettings = z.object(paymentSettings)
type PaymentSettings = z.infer<typeof PaymentSettings>

/** Client id and secret of the stand-in gateway; refused in production. */
export const standInGateway = { clientId: 'sandbox-client-id', clientSecret: 'sandbox-client-secret' }

export function gatewaysOf(settings: PaymentSettings, publicUrl: string): GatewaysConfig {
  return { active: 'cashfree', cashfree: cashfreeOf(settings, publicUrl) }
}

function cashfreeOf(settings: PaymentSettings, publicUrl: string): CashfreeConfig {
  const baseUrl = settings.CASHFREE_BASE_URL ?? `http://127.0.0.1:${settings.GATEWAY_PORT}/pg`
  const scriptUrl = settings.CASHFREE_SCRIPT_URL ?? standInScript(settings.GATEWAY_PORT, publicUrl)
  const real = new URL(baseUrl).hostname.endsWith('.cashfree.com')
  return {
    baseUrl,
    scriptUrl,
    clientId: settings.CASHFREE_CLIENT_ID ?? standInGateway.clientId,
    clientSecret: settings.CASHFREE_CLIENT_SECRET ?? standInGateway.clientSecret,
    mode: new URL(baseUrl).hostname.startsWith('sandbox.') ? 'sandbox' : 'production',
    isStandIn: settings.CASHFREE_BASE_URL === undefined,
    frameOrigins: real
      ? [
          'https://sdk.cashfree.com',
          'https://api.cashfree.com',
          'https://sandbox.cashfree.com',
          'https://payments.cashfree.com',
          'https://payments-test.cashfree.com',
        ]
      : [...new Set([new URL(baseUrl).origin, new URL(scriptUrl).origin])],
  }
}

/** The stand-in's script as the browser reaches it: on the host of the portal, such as for a phone in the same Wi-Fi. */
function standInScript(gatewayPort: number, publicUrl: string): string {
  const url = new URL('/js/v3/cashfree.js', publicUrl)
  url.protocol = 'http:'
  url.port = String(gatewayPort)
  return url.href
}
