import { complianceDueDatesMessages } from '@sanad/texts/web/compliance-due-dates'
import { ReadError, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { ofAllBusinesses, useReadComplianceCalendarInfiniteQuery } from '../calendar-api.ts'
import { DueFilingsCard } from './due-filings-card.tsx'
import { NextDueRow } from './next-due-row.tsx'

export interface DueFilingsSummary {
  readonly isLoading?: boolean
  /** Says that they could not be read, and reads them again. */
  readonly failure?: ReactNode
  readonly count: number
  readonly card: ReactNode
  /** The next one that is not done, as an item of a list. */
  readonly next: ReactNode
}

/** Render prop: overdue and upcoming filings for the overview. */
export function DueFilings({ children }: { children: (due: DueFilingsSummary) => ReactNode }) {
  const texts = useMessages(complianceDueDatesMessages)
  const { data, error, isLoading, refetch } = useReadComplianceCalendarInfiniteQuery(ofAllBusinesses, {
    refetchOnMountOrArgChange: 30,
  })
  const [first] = data?.pages ?? []
  if (!data || !first) {
    const failure = !isLoading && <ReadError error={error} failed={texts.failed} onRetry={refetch} />
    return children({ isLoading, failure, count: 0, card: null, next: null })
  }
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
