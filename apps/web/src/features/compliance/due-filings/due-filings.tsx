import type { ReactNode } from 'react'
import { useReadComplianceCalendarInfiniteQuery } from '../calendar-api.ts'
import { DueFilingsCard } from './due-filings-card.tsx'
import { NextDueRow } from './next-due-row.tsx'

export interface DueFilingsSummary {
  readonly count: number
  readonly card: ReactNode
  /** The next one that is not done, as an item of a list. */
  readonly next: ReactNode
}

/** Render prop: overdue and upcoming filings for the overview; empty while loading or on error. */
export function DueFilings({ children }: { children: (due: DueFilingsSummary) => ReactNode }) {
  const { data } = useReadComplianceCalendarInfiniteQuery(
    { businessId: '', after: '' },
    { refetchOnMountOrArgChange: 30 },
  )
  const [first] = data?.pages ?? []
  if (!data || !first) return children({ count: 0, card: null, next: null })
  const soon = data.pages.flatMap((page) => page.data.months.flatMap(({ items }) => items))
  const items = [...first.data.overdue, ...soon.filter(({ status }) => status === 'due_soon')]
  const card = items.length > 0 && (
    <DueFilingsCard
      items={items}
      businesses={first.data.businesses}
      today={first.data.today}
      isPart={first.data.next_businesses !== null}
    />
  )
  const [next] = [...first.data.overdue, ...soon].filter(({ status }) => status !== 'done')
  return children({
    count: items.length,
    card,
    next: next && <NextDueRow item={next} today={first.data.today} />,
  })
}
