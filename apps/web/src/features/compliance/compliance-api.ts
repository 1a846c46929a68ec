import {
  createComplianceCalendarLink,
  getCalendarSubscription,
  getComplianceProfile,
  makeCalendarSubscription,
  markComplianceDone,
  readComplianceCalendar,
  type SuccessOf,
  setComplianceProfile,
  undoComplianceDone,
  withdrawCalendarSubscription,
} from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

type CalendarPage = SuccessOf<typeof readComplianceCalendar>
type Month = string | undefined

/** One business, or a page of all; both empty for the first page of all. */
export interface ComplianceChoice {
  readonly businessId: string
  /** The last business of the page before. */
  readonly after: string
}

const complianceApi = api.injectEndpoints({
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
    getComplianceProfile: endpointQuery(build, getComplianceProfile, {
      providesTags: (_result, _error, { params }) => [{ type: 'ComplianceProfile', id: params.id }],
    }),
    setComplianceProfile: endpointMutation(build, setComplianceProfile, {
      invalidatesTags: (_result, _error, { params }) => [
        'Compliance',
        { type: 'ComplianceProfile', id: params.id },
      ],
    }),
    markComplianceDone: endpointMutation(build, markComplianceDone, { invalidatesTags: ['Compliance'] }),
    undoComplianceDone: endpointMutation(build, undoComplianceDone, { invalidatesTags: ['Compliance'] }),
    createComplianceCalendarLink: endpointMutation(build, createComplianceCalendarLink),
    getCalendarSubscription: endpointQuery(build, getCalendarSubscription, {
      providesTags: ['CalendarSubscription'],
    }),
    makeCalendarSubscription: endpointMutation(build, makeCalendarSubscription, {
      invalidatesTags: ['CalendarSubscription'],
    }),
    withdrawCalendarSubscription: endpointMutation(build, withdrawCalendarSubscription, {
      invalidatesTags: ['CalendarSubscription'],
    }),
  }),
})

export const {
  useReadComplianceCalendarInfiniteQuery,
  useGetComplianceProfileQuery,
  useSetComplianceProfileMutation,
  useMarkComplianceDoneMutation,
  useUndoComplianceDoneMutation,
  useCreateComplianceCalendarLinkMutation,
  useGetCalendarSubscriptionQuery,
  useMakeCalendarSubscriptionMutation,
  useWithdrawCalendarSubscriptionMutation,
} = complianceApi
