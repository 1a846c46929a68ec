import { inDayMonthYear } from '@sanad/domain'
import { localeOf } from '@sanad/texts'
import { paymentMessages } from '@sanad/texts/web/payment'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { useReadTraderQuery } from '../../../shared/trader/trader-api.ts'

/** What the portal may say of itself here; until it is known, what it may say anywhere. */
export function useClaims(): { businesses: string; security: string; note: string } {
  const texts = useMessages(paymentMessages)
  const locale = localeOf(useLanguage())
  const { businesses = null, says_secure = false } = useReadTraderQuery().data?.data.claims ?? {}
  const security = says_secure ? texts.trustedSecure : texts.trustedEncrypted
  const note = says_secure ? texts.secure : texts.encrypted
  if (!businesses) return { businesses: texts.trustedByNone, security, note }
  const { on, source } = businesses
  const count = businesses.count.toLocaleString(locale)
  const isSourced = on !== null && source !== null
  return {
    businesses: isSourced
      ? texts.trustedBySource({ count, source, day: inDayMonthYear(on) })
      : texts.trustedBy({ count }),
    security,
    note,
  }
}
