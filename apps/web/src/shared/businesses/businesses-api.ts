import { addBusinessName, businessesPerPage, type ListedBusiness, listUserBusinesses } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

type LastOfPage = string | undefined

const businessesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUserBusinesses: build.infiniteQuery<ListedBusiness[], void, LastOfPage>({
      query: ({ pageParam }) => ({ endpoint: listUserBusinesses, request: { query: { after: pageParam } } }),
      responseSchema: listUserBusinesses.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        // A bare array names no next page: only a short one is certainly the last.
        getNextPageParam: (page) => (page.length < businessesPerPage ? undefined : page.at(-1)?.id),
      },
      providesTags: ['Businesses'],
    }),
    /** Those of one id or name, wherever they are in the list. */
    findBusinesses: endpointQuery(build, listUserBusinesses, { providesTags: ['Businesses'] }),
    addBusinessName: endpointMutation(build, addBusinessName, { invalidatesTags: ['Businesses'] }),
  }),
})

export const {
  useListUserBusinessesInfiniteQuery,
  useFindBusinessesQuery,
  useLazyFindBusinessesQuery,
  useAddBusinessNameMutation,
} = businessesApi
