import type { ComplianceItem } from '@sanad/contracts'
import { complianceFormsMessages } from '@sanad/texts/common/compliance-forms'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { CalendarIcon, LinkRow } from '@sanad/ui'
import { AppLink, formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { paths } from '../../../shared/routing/paths.ts'
import { itemTitle } from '../item-text.ts'

/** The next filing that is not done, as an item of a list. */
export function NextDueRow({ item }: { item: ComplianceItem }) {
  const texts = useMessages(complianceMessages)
  const words = useMessages(complianceFormsMessages)
  const language = useLanguage()
  return (
    <li>
      <LinkRow
        render={<AppLink to={paths.compliance} />}
        icon={<CalendarIcon />}
        title={texts.nextDue}
        description={`${formatDate(item.due_on, language)} · ${itemTitle(item, words)}`}
      />
    </li>
  )
}
