import type { ComplianceItem, ComplianceMonth } from '@sanad/contracts'
import { type CalendarDay, monthOf } from '@sanad/domain'
import { localeOf } from '@sanad/texts'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { CalendarIcon, Card, EmptyState, RowList } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { ObligationRow } from './obligation-row.tsx'

interface ItemsProps {
  items: readonly ComplianceItem[]
  /** Name of each business by its id, where there are several. */
  firms: ReadonlyMap<string, string>
  /** The day that every status refers to. */
  today: CalendarDay
}

export function OverdueCard(props: ItemsProps) {
  const texts = useMessages(complianceMessages)
  return (
    <Card title={texts.overdue} description={texts.overdueText} tone="highlight" padding="none">
      <ObligationRows {...props} label={texts.overdue} />
    </Card>
  )
}

/** Month by month what is to come and what is done; what is overdue has a card of its own, and is in the months that were asked for. */
export function Months({
  months,
  firms,
  today,
}: Omit<ItemsProps, 'items'> & { months: readonly ComplianceMonth[] }) {
  const texts = useMessages(complianceMessages)
  const language = useLanguage()
  const shown = months
    .map(({ month, items }) => ({
      month,
      items: items.filter(({ status }) => status !== 'overdue' || month < monthOf(today)),
    }))
    .filter(({ items }) => items.length > 0)
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<CalendarIcon size={1.75} />}
        title={texts.nothingDue}
        message={texts.nothingDueText}
      />
    )
  }
  return shown.map(({ month, items }) => {
    const name = new Date(month).toLocaleDateString(localeOf(language), {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    return (
      <Card key={month} title={name} padding="none">
        <ObligationRows items={items} firms={firms} today={today} label={name} />
      </Card>
    )
  })
}

export function ObligationRows({ items, firms, today, label }: ItemsProps & { label: string }) {
  return (
    <RowList label={label}>
      {items.map((item) => (
        <ObligationRow
          key={`${item.business_id} ${item.key}`}
          item={item}
          firm={firms.get(item.business_id)}
          today={today}
        />
      ))}
    </RowList>
  )
}
