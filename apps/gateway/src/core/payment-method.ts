import { z } from 'zod'

/** How an attempt was paid; never a whole card number. */
export const PaymentMethod = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('upi'),
    channel: z.enum(['collect', 'link', 'qrcode']),
    upi_id: z.string().nullable(),
    app: z.string().nullable(),
  }),
  z.object({
    type: z.literal('card'),
    masked_number: z.string(),
    network: z.enum(['visa', 'mastercard', 'rupay']),
  }),
])
export type PaymentMethod = z.infer<typeof PaymentMethod>
export type Card = Extract<PaymentMethod, { type: 'card' }>

export function upiCollect(upiId: string): PaymentMethod {
  return { type: 'upi', channel: 'collect', upi_id: upiId, app: null }
}

export function upiApp(app: string): PaymentMethod {
  return { type: 'upi', channel: 'link', upi_id: null, app }
}

export function upiQr(): PaymentMethod {
  return { type: 'upi', channel: 'qrcode', upi_id: null, app: null }
}

export function card(number: string): PaymentMethod {
  return { type: 'card', masked_number: `XXXXXXXXXXXX${number.slice(-4)}`, network: networkOf(number) }
}

function networkOf(number: string): Card['network'] {
  if (number.startsWith('4')) return 'visa'
  if (/^5[1-5]/.test(number)) return 'mastercard'
  return 'rupay'
}
