import { PaymentProvider } from '@sanad/contracts'
import * as z from 'zod'
import type { GatewaysConfig } from '../platform/payments/gateways-config.ts'
import { cashfreeOf, cashfreeSettings } from './cashfree.ts'
import { razorpayOf, razorpaySettings } from './razorpay.ts'
import { settingDocs } from './setting-docs.ts'
import { Port } from './setting-types.ts'

export const paymentSettings = {
  PAYMENT_PROVIDER: z.enum(PaymentProvider.options).default('cashfree').register(settingDocs, {
    meaning:
      'with whom new payments are opened: `cashfree` or `razorpay`; orders of the other one live on while its settings are there',
    see: 'docs/how-to/add-a-payment-provider.md',
  }),
  GATEWAY_PORT: Port.default(3001).register(settingDocs, {
    meaning: 'port on which the stand-in payment gateway listens',
  }),
  ...cashfreeSettings,
  ...razorpaySettings,
}

const PaymentSettings = z.object(paymentSettings)
type PaymentSettings = z.infer<typeof PaymentSettings>

/** Outside production the stand-in takes the place of every provider, unless the active one is a real one. */
export function gatewaysOf(
  settings: PaymentSettings,
  { publicUrl, production }: { publicUrl: string; production: boolean },
): GatewaysConfig {
  const port = settings.GATEWAY_PORT
  const active = settings.PAYMENT_PROVIDER
  const isReal = production || baseUrlOf[active](settings) !== undefined
  const standIn = { isUsed: !isReal, origin: `http://127.0.0.1:${port}`, port, publicUrl }
  return {
    active,
    cashfree: cashfreeOf(settings, standIn),
    razorpay: razorpayOf(settings, standIn),
  }
}

const baseUrlOf: Record<PaymentProvider, (settings: PaymentSettings) => string | undefined> = {
  cashfree: (settings) => settings.CASHFREE_BASE_URL,
  razorpay: (settings) => settings.RAZORPAY_BASE_URL,
}

const groups = [cashfreeSettings, razorpaySettings] as const

/** In production a provider has all its settings or none: half of them would fail with its first order. */
export function listHalfSet(settings: PaymentSettings): string[] {
  return groups.flatMap((group) => {
    const names = Object.keys(group) as (keyof PaymentSettings)[]
    const missing = names.filter((name) => !settings[name])
    return missing.length < names.length ? missing : []
  })
}
