import * as z from 'zod'
import type { RazorpayConfig } from '../platform/payments/razorpay/razorpay-config.ts'
import { settingDocs } from './setting-docs.ts'
import { Origin } from './setting-types.ts'
import { type StandIn, standInScript } from './stand-in-script.ts'

const requiredInProduction = { PAYMENT_PROVIDER: 'razorpay' }

export const razorpaySettings = {
  RAZORPAY_BASE_URL: Origin.optional().register(settingDocs, {
    meaning: "URL of Razorpay's API",
    fallback: 'the stand-in gateway',
    example: 'https://api.razorpay.com/v1',
    requiredInProduction,
  }),
  RAZORPAY_SCRIPT_URL: z.url().optional().register(settingDocs, {
    meaning: "URL of Razorpay's script for the browser",
    fallback: "the stand-in's",
    example: 'https://checkout.razorpay.com/v1/checkout.js',
    requiredInProduction,
  }),
  RAZORPAY_KEY_ID: z.string().optional().register(settingDocs, {
    meaning: 'public half of the API key, which browsers get',
    fallback: "the stand-in's",
    requiredInProduction,
  }),
  RAZORPAY_KEY_SECRET: z.string().optional().register(settingDocs, {
    meaning: 'secret half of the API key',
    fallback: "the stand-in's",
    requiredInProduction,
  }),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional().register(settingDocs, {
    meaning: 'secret that signs webhooks, as it is set in the dashboard',
    fallback: "the stand-in's",
    requiredInProduction,
  }),
}

const RazorpaySettings = z.object(razorpaySettings)
type RazorpaySettings = z.infer<typeof RazorpaySettings>

/** Key and webhook secret of the stand-in gateway; refused in production. */
export const standInRazorpay = {
  keyId: 'rzp_test_SandboxKeyId01',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
}

/** Null where it is not configured, and the stand-in does not take its place. */
export function razorpayOf(settings: RazorpaySettings, standIn: StandIn): RazorpayConfig | null {
  if (!standIn.isUsed && !settings.RAZORPAY_BASE_URL) return null
  const baseUrl = settings.RAZORPAY_BASE_URL ?? `${standIn.origin}/v1`
  const scriptUrl = settings.RAZORPAY_SCRIPT_URL ?? standInScript(standIn, '/v1/checkout.js')
  const real = new URL(baseUrl).hostname.endsWith('.razorpay.com')
  return {
    baseUrl,
    scriptUrl,
    keyId: settings.RAZORPAY_KEY_ID ?? standInRazorpay.keyId,
    keySecret: settings.RAZORPAY_KEY_SECRET ?? standInRazorpay.keySecret,
    webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET ?? standInRazorpay.webhookSecret,
    isStandIn: settings.RAZORPAY_BASE_URL === undefined,
    frameOrigins: real
      ? ['https://checkout.razorpay.com', 'https://api.razorpay.com', 'https://lumberjack.razorpay.com']
      : [...new Set([new URL(baseUrl).origin, new URL(scriptUrl).origin])],
  }
}
