import { z } from 'zod'
import type { GatewayOptions } from './gateway.ts'

const Environment = z.object({
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
  WEBHOOK_URL: z.url().optional(),
  GATEWAY_CLIENT_ID: z.string().min(1).optional(),
  GATEWAY_CLIENT_SECRET: z.string().min(1).optional(),
  GATEWAY_RAZORPAY_KEY_ID: z.string().min(1).optional(),
  GATEWAY_RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  GATEWAY_RAZORPAY_WEBHOOK_URL: z.url().optional(),
  GATEWAY_RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
  GATEWAY_MERCHANT: z.string().min(1).optional(),
  GATEWAY_STATE: z.string().min(1).optional(),
})

export interface Config {
  port: number
  host: string
  gateway: GatewayOptions
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const filled = Object.entries(environment).filter(([, value]) => value !== '')
  const settings = Environment.parse(Object.fromEntries(filled))
  const gateway = {
    ...given({ merchant: settings.GATEWAY_MERCHANT, stateFile: settings.GATEWAY_STATE }),
    cashfree: given({
      webhookUrl: settings.WEBHOOK_URL,
      clientId: settings.GATEWAY_CLIENT_ID,
      clientSecret: settings.GATEWAY_CLIENT_SECRET,
    }),
    razorpay: given({
      keyId: settings.GATEWAY_RAZORPAY_KEY_ID,
      keySecret: settings.GATEWAY_RAZORPAY_KEY_SECRET,
      webhookUrl: settings.GATEWAY_RAZORPAY_WEBHOOK_URL,
      webhookSecret: settings.GATEWAY_RAZORPAY_WEBHOOK_SECRET,
    }),
  }
  return { port: settings.GATEWAY_PORT, host: settings.HOST, gateway }
}

/** Leaves out what is not set, so that the defaults apply. */
function given<Settings extends object>(
  settings: Settings,
): { [Name in keyof Settings]?: NonNullable<Settings[Name]> } {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as never
}
