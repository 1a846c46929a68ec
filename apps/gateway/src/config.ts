import { z } from 'zod'
import { coreDefaults } from './core/core-options.ts'
import { cashfreeDefaults } from './faces/cashfree/cashfree-options.ts'
import { razorpayDefaults } from './faces/razorpay/razorpay-options.ts'
import type { GatewayOptions } from './gateway.ts'

const Text = z.string().min(1)

const Environment = z.object({
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: Text.default('127.0.0.1'),
  GATEWAY_MERCHANT: Text.default(coreDefaults.merchant),
  GATEWAY_STATE: Text.optional(),
  GATEWAY_CLIENT_ID: Text.default(cashfreeDefaults.clientId),
  GATEWAY_CLIENT_SECRET: Text.default(cashfreeDefaults.clientSecret),
  WEBHOOK_URL: z.url().optional(),
  GATEWAY_RAZORPAY_KEY_ID: Text.default(razorpayDefaults.keyId),
  GATEWAY_RAZORPAY_KEY_SECRET: Text.default(razorpayDefaults.keySecret),
  GATEWAY_RAZORPAY_WEBHOOK_URL: z.url().optional(),
  GATEWAY_RAZORPAY_WEBHOOK_SECRET: Text.default(razorpayDefaults.webhookSecret),
})

export interface Config {
  port: number
  host: string
  gateway: GatewayOptions
}

export function readConfig(environment = process.env): Config {
  const filled = Object.entries(environment).filter(([, value]) => value !== '')
  const settings = Environment.parse(Object.fromEntries(filled))
  return {
    port: settings.GATEWAY_PORT,
    host: settings.HOST,
    gateway: {
      merchant: settings.GATEWAY_MERCHANT,
      stateFile: settings.GATEWAY_STATE,
      cashfree: {
        clientId: settings.GATEWAY_CLIENT_ID,
        clientSecret: settings.GATEWAY_CLIENT_SECRET,
        webhookUrl: settings.WEBHOOK_URL,
      },
      razorpay: {
        keyId: settings.GATEWAY_RAZORPAY_KEY_ID,
        keySecret: settings.GATEWAY_RAZORPAY_KEY_SECRET,
        webhookUrl: settings.GATEWAY_RAZORPAY_WEBHOOK_URL,
        webhookSecret: settings.GATEWAY_RAZORPAY_WEBHOOK_SECRET,
      },
    },
  }
}
