import type { NextPageQuery } from '@sanad/web-kit'

/** What the calendar's query says about its pages of months. */
export interface CalendarPages extends NextPageQuery {
  readonly hasPreviousPage: boolean
  readonly isFetchingPreviousPage: boolean
  readonly fetchPreviousPage: NextPageQuery['fetchNextPage']
}
