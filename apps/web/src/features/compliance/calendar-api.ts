import { readComplianceCalendar, type SuccessOf } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'

type CalendarPage = SuccessOf<typeof readComplianceCalendar>
type Month = string | undefined

/** One business, or a page of all. */
export interface ComplianceChoice {
  readonly businessId: string
  /** The last business of the page before. */
  readonly after: string
}

/** The first page of all businesses. */
export const ofAllBusinesses: ComplianceChoice = { businessId: '', after: '' }

/** Read by the overview too, which does without the other endpoints' schemas. */
export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    readComplianceCalendar: build.infiniteQuery<CalendarPage, ComplianceChoice, Month>({
      query: ({ queryArg: { businessId, after }, pageParam }) => ({
        endpoint: readComplianceCalendar,
        request: {
          query: { cursor: pageParam, business_id: businessId || undefined, after: after || undefined },
        },
      }),
      responseSchema: readComplianceCalendar.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
        getPreviousPageParam: (page) => page.previous_cursor ?? undefined,
      },
      providesTags: ['Compliance', 'Businesses'],
    }),
  }),
})

export const { useReadComplianceCalendarInfiniteQuery } = calendarApi
