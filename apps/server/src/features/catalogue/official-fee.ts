import { formatRupees, inDayMonthYear, type ServiceDefinition, textIn } from '@sanad/domain'
import type { Language } from '@sanad/texts'
import { textsIn } from '@sanad/texts/node'
import { servicePagesMessages } from '@sanad/texts/server/service-pages'
import { findServiceText } from './service-text.ts'

/** What the authority asks apart from our fee: the amount, or where it stands; how it is paid; how one does without us. */
export function officialFeeOf(
  { slug, officialFee: fee }: Pick<ServiceDefinition, 'slug' | 'officialFee'>,
  language: Language,
): string | undefined {
  const texts = textsIn(servicePagesMessages, language)
  const payment = findServiceText(slug, 'fee', texts)
  // A version that was published before the catalogue knew official fees.
  if (!fee) return payment
  const address = new URL(fee.source).host
  const amount =
    fee.rupees === null || fee.seenOn === undefined
      ? texts.officialFeeUnknown({ address })
      : texts.officialFeeKnown({ amount: formatRupees(fee.rupees), address, day: inDayMonthYear(fee.seenOn) })
  return [amount, payment, textIn(fee.freeWay, language)].filter((part) => part !== undefined).join(' ')
}
