import type { PaymentHistoryTexts } from '@sanad/texts/web/payment-history'

type Text = Extract<keyof PaymentHistoryTexts, `method${string}`>

// The provider's identifiers of payment method groups.
const texts: Record<string, Text> = {
  upi: 'methodUpi',
  card: 'methodCard',
  credit_card: 'methodCreditCard',
  debit_card: 'methodDebitCard',
  prepaid_card: 'methodPrepaidCard',
  net_banking: 'methodNetBanking',
  wallet: 'methodWallet',
}

/** How something was paid, in words. */
export function methodText(method: string, messages: PaymentHistoryTexts): string {
  return messages[texts[method] ?? 'methodOther']
}
