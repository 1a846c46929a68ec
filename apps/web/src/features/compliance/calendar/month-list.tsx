import { complianceMessages } from '@sanad/texts/web/compliance'
import { Inline } from '@sanad/ui'
import { MoreButton, useMessages } from '@sanad/web-kit'
import type { ComponentProps } from 'react'
import { Months } from './calendar.tsx'
import type { CalendarPages } from './calendar-pages.ts'

interface MonthListProps extends ComponentProps<typeof Months> {
  calendar: CalendarPages
}

/** Month by month, and the way to those before and after. */
export function MonthList({ calendar, ...months }: MonthListProps) {
  const texts = useMessages(complianceMessages)
  return (
    <>
      {calendar.hasPreviousPage && (
        <Inline>
          <MoreButton
            variant="secondary"
            query={calendar}
            fetchPage={calendar.fetchPreviousPage}
            isFetchingPage={calendar.isFetchingPreviousPage}
          >
            {texts.earlier}
          </MoreButton>
        </Inline>
      )}
      <Months {...months} />
      {calendar.hasNextPage && (
        <Inline>
          <MoreButton
            variant="secondary"
            query={calendar}
            fetchPage={calendar.fetchNextPage}
            isFetchingPage={calendar.isFetchingNextPage}
          >
            {texts.later}
          </MoreButton>
        </Inline>
      )}
    </>
  )
}
