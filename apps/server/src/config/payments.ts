import { PaymentProvider } from '@sanad/contracts'
import * as z from 'zod'
import type { GatewaysConfig } from '../platform/payments/gateways-config.ts'
import { cashfreeOf, cashfreeSettings, standInCashfree } from './cashfree.ts'
import { razorpayOf, razorpaySettings, standInRazorpay } from './razorpay.ts'
import { settingDocs } from './setting-docs.ts'
import { Port } from './setting-types.ts'

const names = PaymentProvider.options.map((name) => `\`${name}\``)

export const paymentSettings = {
  PAYMENT_PROVIDER: z
    .enum(PaymentProvider.options)
    .default('cashfree')
    .register(settingDocs, {
      meaning: `with whom new payments are opened: ${names.join(' or ')}; orders of another one live on while its settings are there`,
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
  const isReal = production || settings[providers[active].baseUrl] !== undefined
  const standIn = { isUsed: !isReal, origin: `http://127.0.0.1:${port}`, port, publicUrl }
  return {
    active,
    cashfree: cashfreeOf(settings, standIn),
    razorpay: razorpayOf(settings, standIn),
  }
}

interface Provider {
  readonly settings: Partial<typeof paymentSettings>
  /** Left out where the stand-in takes the provider's place. */
  readonly baseUrl: keyof PaymentSettings
  /** The stand-in's, good for development only. */
  readonly standInSecrets: Partial<PaymentSettings>
}

const providers: Readonly<Record<PaymentProvider, Provider>> = {
  cashfree: {
    settings: cashfreeSettings,
    baseUrl: 'CASHFREE_BASE_URL',
    standInSecrets: { CASHFREE_CLIENT_SECRET: standInCashfree.clientSecret },
  },
  razorpay: {
    settings: razorpaySettings,
    baseUrl: 'RAZORPAY_BASE_URL',
    standInSecrets: {
      RAZORPAY_KEY_SECRET: standInRazorpay.keySecret,
      RAZORPAY_WEBHOOK_SECRET: standInRazorpay.webhookSecret,
    },
  },
}

/** In production a provider has all its settings or none: half of them would fail with its first order. */
export function listHalfSet(settings: PaymentSettings): string[] {
  return Object.values(providers).flatMap((provider) => {
    const group = Object.keys(provider.settings) as (keyof PaymentSettings)[]
    const missing = group.filter((name) => !settings[name])
    return missing.length < group.length ? missing : []
  })
}

/** Settings that hold the stand-in's secret, which everybody can read. */
export function listStandInSecrets(settings: PaymentSettings): string[] {
  const secrets = Object.values(providers).flatMap(({ standInSecrets }) => Object.entries(standInSecrets))
  return secrets
    .filter(([name, secret]) => settings[name as keyof PaymentSettings] === secret)
    .map(([name]) => name)
}
