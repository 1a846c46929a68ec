import type { PaymentRecord } from '@sanad/contracts'
import type { Language } from '@sanad/texts'
import { formatDateTime } from '@sanad/web-kit'

/** In one piece, as a year alone on the next line is read as something else. Several may be of one day. */
export function formatPaymentTime(
  { paid_at, created_at }: Pick<PaymentRecord, 'paid_at' | 'created_at'>,
  language: Language,
): string {
  return formatDateTime(paid_at ?? created_at, language).replaceAll(' ', '\u00a0')
}
