import {
  completeStage,
  decideDocument,
  getApplicationHistory,
  getDeskApplication,
  listRejectionReasons,
  listStates,
  type SuccessOf,
  takeNextWork,
} from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

type HistoryPage = SuccessOf<typeof getApplicationHistory>

const changes = { invalidatesTags: ['Application', 'Work'] } as const

const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskApplication: endpointQuery(build, getDeskApplication, {
      providesTags: (_data, _error, { params: { id } }) => [{ type: 'Application', id }],
    }),
    getApplicationHistory: build.infiniteQuery<HistoryPage, string, string | undefined>({
      query: ({ queryArg: id, pageParam }) => ({
        endpoint: getApplicationHistory,
        request: { params: { id }, query: { cursor: pageParam } },
      }),
      responseSchema: getApplicationHistory.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      providesTags: (_data, _error, id) => [{ type: 'Application', id }],
    }),
    listRejectionReasons: endpointQuery(build, listRejectionReasons),
    listStates: endpointQuery(build, listStates),
    decideDocument: endpointMutation(build, decideDocument, changes),
    completeStage: endpointMutation(build, completeStage, changes),
    takeNext: endpointMutation(build, takeNextWork, changes),
  }),
})

export const {
  useCompleteStageMutation,
  useDecideDocumentMutation,
  useGetApplicationHistoryInfiniteQuery,
  useGetDeskApplicationQuery,
  useListRejectionReasonsQuery,
  useListStatesQuery,
  useTakeNextMutation,
} = applicationApi
