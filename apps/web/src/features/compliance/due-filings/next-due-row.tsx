import type { ComplianceItem } from '@sanad/contracts'
import type { CalendarDay } from '@sanad/domain'
import { complianceFormsMessages } from '@sanad/texts/common/compliance-forms'
import { complianceDueDatesMessages } from '@sanad/texts/web/compliance-due-dates'
import { CalendarIcon, LinkRow } from '@sanad/ui'
import { AppLink, formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { paths } from '../../../shared/routing/paths.ts'
import { itemTitle } from '../item-text.ts'
import { itemTime } from '../item-time.ts'

/** The first filing that is not done, as an item of a list. */
export function NextDueRow({ item, today }: { item: ComplianceItem; today: CalendarDay }) {
  const texts = useMessages(complianceDueDatesMessages)
  const words = useMessages(complianceFormsMessages)
  const language = useLanguage()
  return (
    <li>
      <LinkRow
        render={<AppLink to={paths.compliance} />}
        icon={<CalendarIcon />}
        title={item.status === 'overdue' ? texts.statusOverdue : texts.nextDue}
        description={[
          formatDate(item.due_on, language),
          itemTime(item, today, texts),
          itemTitle(item, words),
        ].join(' · ')}
      />
    </li>
  )
}
