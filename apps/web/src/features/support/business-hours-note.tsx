import { processingOf } from '@sanad/domain'
import { Banner, ClockIcon } from '@sanad/ui'
import { formatDateTime } from '../../shared/format/format.ts'
import { useLanguage, useMessages } from '../../shared/i18n/use-messages.ts'
import { supportMessages } from './messages.ts'

/** When payments are processed, and what that means for one made at `now`. */
export function BusinessHoursNote({ now }: { now: Date }) {
  const texts = useMessages(supportMessages)
  const language = useLanguage()
  const { afterHours, from } = processingOf(now.toISOString())
  return (
    <Banner icon={<ClockIcon />} title={texts.hoursTitle}>
      {texts.hours}
      {afterHours && ` ${texts.closedNow(formatDateTime(from, language))}`}
    </Banner>
  )
}
