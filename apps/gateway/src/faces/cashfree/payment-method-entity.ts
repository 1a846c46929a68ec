import type { PaymentMethod } from '../../core/payment-method.ts'

export function paymentGroup(method: PaymentMethod | null): string {
  return method?.type === 'card' ? 'credit_card' : 'upi'
}

export function paymentMethodEntity(method: PaymentMethod | null) {
  if (method === null) return {}
  if (method.type === 'upi') {
    const { channel, upi_id, app } = method
    return { upi: { channel, upi_id, ...(app !== null && { upi_app: app }) } }
  }
  return {
    card: {
      channel: 'link',
      card_number: method.masked_number,
      card_network: method.network,
      card_type: 'credit_card',
      card_country: 'IN',
      card_bank_name: 'TEST Bank',
    },
  }
}
