import type { ComplianceBusiness, ComplianceItem } from '@sanad/contracts'
import type { CalendarDay } from '@sanad/domain'
import { complianceFormsMessages } from '@sanad/texts/common/compliance-forms'
import { complianceDueDatesMessages } from '@sanad/texts/web/compliance-due-dates'
import { Card, ChevronRightIcon, LinkButton, Stack } from '@sanad/ui'
import { AppLink, formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { useBusinessName } from '../../../shared/businesses/use-business-name.ts'
import { paths } from '../../../shared/routing/paths.ts'
import { ItemStatusBadge } from '../item-status-badge.tsx'
import { itemTitle } from '../item-text.ts'
import { itemTime } from '../item-time.ts'
import styles from './due-filings-card.module.css'

const SHOWN = 3

interface DueFilingsCardProps {
  items: readonly ComplianceItem[]
  businesses: readonly ComplianceBusiness[]
  /** There are more businesses than these. */
  isPart: boolean
  today: CalendarDay
}

/** The first few filings that are overdue or due soon, and the way to all of them. */
export function DueFilingsCard({ items, businesses, isPart, today }: DueFilingsCardProps) {
  const texts = useMessages(complianceDueDatesMessages)
  const words = useMessages(complianceFormsMessages)
  const language = useLanguage()
  const nameOf = useBusinessName()
  const firmOf = ({ business_id }: ComplianceItem) =>
    nameOf(businesses.find(({ id }) => id === business_id) ?? {}, texts.unnamed)
  return (
    <Card
      tone="highlight"
      headingLevel={3}
      title={(isPart ? texts.filingsDueAtLeast : texts.filingsDue)({ count: items.length })}
    >
      <Stack>
        <ul className={styles.filings}>
          {items.slice(0, SHOWN).map((item) => (
            <li key={`${item.business_id} ${item.key}`}>
              <span className={styles.title}>
                {itemTitle(item, words)} <ItemStatusBadge status={item.status} />
              </span>
              <span className={styles.facts}>
                {[
                  texts.dueOn({ day: formatDate(item.due_on, language) }),
                  itemTime(item, today, texts),
                  firmOf(item),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        <LinkButton
          fullWidth
          render={<AppLink to={paths.compliance} />}
          iconAfter={<ChevronRightIcon size={1.1} />}
        >
          {texts.seeDueDates}
        </LinkButton>
      </Stack>
    </Card>
  )
}
