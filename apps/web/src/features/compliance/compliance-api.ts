import {
  createComplianceCalendarLink,
  getComplianceProfile,
  markComplianceDone,
  readComplianceCalendar,
  type SuccessOf,
  setComplianceProfile,
  undoComplianceDone,
} from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

type CalendarPage = SuccessOf<typeof readComplianceCalendar>
type Month = string | undefined

const complianceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the business to show; empty for all. */
    readComplianceCalendar: build.infiniteQuery<CalendarPage, string, Month>({
      query: ({ queryArg, pageParam }) => ({
        endpoint: readComplianceCalendar,
        request: { query: { cursor: pageParam, business_id: queryArg || undefined } },
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
  }),
})

export const {
  useReadComplianceCalendarInfiniteQuery,
  useGetComplianceProfileQuery,
  useSetComplianceProfileMutation,
  useMarkComplianceDoneMutation,
  useUndoComplianceDoneMutation,
  useCreateComplianceCalendarLinkMutation,
} = complianceApi
