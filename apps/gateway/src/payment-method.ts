/** How an attempt was paid, as the provider reports it; never a whole card number. */
export interface PaymentMethod {
  group: string
  method: Record<string, Record<string, string | null>>
}

export function upiCollect(upiId: string): PaymentMethod {
  return { group: 'upi', method: { upi: { channel: 'collect', upi_id: upiId } } }
}

export function upiApp(app: string): PaymentMethod {
  return { group: 'upi', method: { upi: { channel: 'link', upi_id: null, upi_app: app } } }
}

export function upiQr(): PaymentMethod {
  return { group: 'upi', method: { upi: { channel: 'qrcode', upi_id: null } } }
}

export function card(number: string): PaymentMethod {
  return {
    group: 'credit_card',
    method: {
      card: {
        channel: 'link',
        card_number: `XXXXXXXXXXXX${number.slice(-4)}`,
        card_network: cardNetwork(number),
        card_type: 'credit_card',
        card_country: 'IN',
        card_bank_name: 'TEST Bank',
      },
    },
  }
}

function cardNetwork(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^5[1-5]/.test(number)) return 'mastercard'
  return 'rupay'
}
