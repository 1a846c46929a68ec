import type { ComplianceItem } from '@sanad/contracts'
import { type Language, localeOf } from '@sanad/texts'
import type { ComplianceTexts } from '@sanad/texts/web/compliance'
import { formatDate } from '@sanad/web-kit'

/** What is to be known about a date beside the day itself; nothing of it once it is done. */
export function itemNotes(item: ComplianceItem, texts: ComplianceTexts, language: Language): string[] {
  const { status, form_numbers, assumes, unsure, extension, late_fee } = item
  const numbers = form_numbers ? [texts.formNumbers({ numbers: form_numbers })] : []
  if (status === 'done') return numbers
  return [
    ...numbers,
    ...(extension
      ? [
          texts.movedBy({
            from: formatDate(extension.from, language),
            notification: extension.notification,
          }),
        ]
      : []),
    ...(assumes === 'meeting' ? [texts.assumesMeeting] : []),
    ...(assumes === 'turnover' ? [texts.assumesTurnover] : []),
    ...(unsure ? [texts.unsureItem] : []),
    ...(late_fee ? [lateFeeText(late_fee, texts, language)] : []),
  ]
}

type LateFee = NonNullable<ComplianceItem['late_fee']>

/** The arithmetic: rate times days, and the most it can be. */
function lateFeeText(
  { rupees_a_day, days, rupees, cap, cap_by_turnover: capByTurnover }: LateFee,
  texts: ComplianceTexts,
  language: Language,
): string {
  const write = (amount: number) => amount.toLocaleString(localeOf(language))
  // A sum that is smaller than rate times days is no sum to tell: only the rate is certain.
  if (capByTurnover && rupees < rupees_a_day * days) {
    return `${texts.lateFeeRate({ rate: write(rupees_a_day) })} ${texts.lateFeeCapTurnover}`
  }
  const grown = texts.lateFee({ rate: write(rupees_a_day), count: days, amount: write(rupees) })
  if (capByTurnover) return `${grown} ${texts.lateFeeCapTurnover}`
  if (cap === null) return grown
  if (cap === 'tax') return `${grown} ${texts.lateFeeCapTax}`
  if (cap === 'five_annual_fees') return `${grown} ${texts.lateFeeCapFees}`
  return `${grown} ${texts.lateFeeCap({ cap: write(cap) })}`
}
