import type { PaymentRecord } from '@sanad/contracts'
import type { Language } from '@sanad/texts'
import { formatDate, formatDateTime } from '@sanad/web-kit'

/** In one piece, as a year alone on the next line is read as something else. What was not paid may be of one day. */
export function formatPaymentTime(
  { paid_at, created_at }: Pick<PaymentRecord, 'paid_at' | 'created_at'>,
  language: Language,
): string {
  const time = paid_at ? formatDate(paid_at, language) : formatDateTime(created_at, language)
  return time.replaceAll(' ', '\u00a0')
}
