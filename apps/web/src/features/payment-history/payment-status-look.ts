import type { PaymentRecordStatus } from '@sanad/contracts'
import type { PaymentHistoryTexts } from '@sanad/texts/web/payment-history'
import type { Tone } from '@sanad/ui'

type Text = keyof PaymentHistoryTexts

/** How a status is named, coloured and explained. */
export const paymentStatusLooks = {
  open: { label: 'statusOpen', tone: 'yellow', says: 'saysOpen' },
  confirming: { label: 'statusConfirming', tone: 'blue', says: 'saysConfirming' },
  paid: { label: 'statusPaid', tone: 'green', says: 'saysPaid' },
  failed: { label: 'statusFailed', tone: 'red', says: 'saysFailed' },
  cancelled: { label: 'statusCancelled', tone: 'grey', says: 'saysCancelled' },
  expired: { label: 'statusExpired', tone: 'grey', says: 'saysExpired' },
  refund_due: { label: 'statusRefundDue', tone: 'blue', says: 'saysRefundDue' },
  refunded: { label: 'statusRefunded', tone: 'grey', says: 'saysRefunded' },
} as const satisfies Record<PaymentRecordStatus, { label: Text; tone: Tone; says: Text }>
