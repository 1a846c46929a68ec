import { listErasureRequests, type SuccessOf } from '@sanad/contracts'
import { revealNominee } from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

type Page = SuccessOf<typeof listErasureRequests>

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    revealNominee: endpointMutation(build, revealNominee),
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

export const { useListErasureRequestsInfiniteQuery, useRevealNomineeMutation } = privacyApi
