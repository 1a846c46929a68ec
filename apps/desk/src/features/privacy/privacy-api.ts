import { listErasureRequests, type SuccessOf } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'

type Page = SuccessOf<typeof listErasureRequests>

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listErasureRequests: build.infiniteQuery<Page, void, string | undefined>({
      query: ({ pageParam: cursor }) => ({ endpoint: listErasureRequests, request: { query: { cursor } } }),
      responseSchema: listErasureRequests.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
    }),
  }),
})

export const { useListErasureRequestsInfiniteQuery } = privacyApi
