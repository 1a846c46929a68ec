import { processingOf } from '@sanad/domain'
import { supportMessages } from '@sanad/texts/web/support'
import { Banner, ClockIcon } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'

/** When payments are processed, and what that means for one made at `now`. */
export function BusinessHoursNote({ now }: { now: Date }) {
  const texts = useMessages(supportMessages)
  const language = useLanguage()
  const { afterHours, from } = processingOf(now.toISOString())
  return (
    <Banner icon={<ClockIcon />} title={texts.hoursTitle}>
      {texts.hours}
      {afterHours && ` ${texts.closedNow({ when: formatDateTime(from, language) })}`}
    </Banner>
  )
}
