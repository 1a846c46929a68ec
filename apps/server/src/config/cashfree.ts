import * as z from 'zod'
import type { CashfreeConfig } from '../platform/payments/cashfree/cashfree-config.ts'
import { settingDocs } from './setting-docs.ts'
import { Origin } from './setting-types.ts'
import { type StandIn, standInScript } from './stand-in-script.ts'

const requiredInProduction = { PAYMENT_PROVIDER: 'cashfree' }

export const cashfreeSettings = {
  CASHFREE_BASE_URL: Origin.optional().register(settingDocs, {
    meaning: "URL of Cashfree's API",
    fallback: 'the stand-in gateway',
    example: 'https://api.cashfree.com/pg',
    requiredInProduction,
  }),
  CASHFREE_SCRIPT_URL: z.url().optional().register(settingDocs, {
    meaning: "URL of Cashfree's script for the browser",
    fallback: "the stand-in's",
    example: 'https://sdk.cashfree.com/js/v3/cashfree.js',
    requiredInProduction,
  }),
  CASHFREE_CLIENT_ID: z.string().optional().register(settingDocs, {
    meaning: "client id of the merchant's account",
    fallback: "the stand-in's",
    requiredInProduction,
  }),
  CASHFREE_CLIENT_SECRET: z.string().optional().register(settingDocs, {
    meaning: 'its secret, which signs webhooks too',
    fallback: "the stand-in's",
    requiredInProduction,
  }),
}

const CashfreeSettings = z.object(cashfreeSettings)
type CashfreeSettings = z.infer<typeof CashfreeSettings>

/** Client id and secret of the stand-in gateway; refused in production. */
export const standInCashfree = { clientId: 'sandbox-client-id', clientSecret: 'sandbox-client-secret' }

/** Null where it is not configured, and the stand-in does not take its place. */
export function cashfreeOf(settings: CashfreeSettings, standIn: StandIn): CashfreeConfig | null {
  if (!standIn.isUsed && !settings.CASHFREE_BASE_URL) return null
  const baseUrl = settings.CASHFREE_BASE_URL ?? `${standIn.origin}/pg`
  const scriptUrl = settings.CASHFREE_SCRIPT_URL ?? standInScript(standIn, '/js/v3/cashfree.js')
  const real = new URL(baseUrl).hostname.endsWith('.cashfree.com')
  return {
    baseUrl,
    scriptUrl,
    clientId: settings.CASHFREE_CLIENT_ID ?? standInCashfree.clientId,
    clientSecret: settings.CASHFREE_CLIENT_SECRET ?? standInCashfree.clientSecret,
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
