import { processingOf } from '@sanad/domain'
import { supportMessages } from '@sanad/texts/web/support'
import { Banner, ClockIcon } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { useReadCentreDaysQuery } from '../../shared/help/help-api.ts'

/** When payments are processed, and what that means for one made at `now`. */
export function BusinessHoursNote({ now }: { now: Date }) {
  const texts = useMessages(supportMessages)
  const language = useLanguage()
  const { data: days } = useReadCentreDaysQuery()
  // Until the holidays are known nothing is promised for a certain day.
  const exceptions = days?.data.map((day) => ({ calendar: 'centre' as const, ...day }))
  const { afterHours, from } = processingOf(now.toISOString(), exceptions)
  return (
    <Banner icon={<ClockIcon />} title={texts.hoursTitle}>
      {texts.hours}
      {exceptions && afterHours && ` ${texts.closedNow({ when: formatDateTime(from, language) })}`}
    </Banner>
  )
}
