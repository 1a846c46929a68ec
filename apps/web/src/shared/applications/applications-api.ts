import { getServiceDetails, listMyServices, type SuccessOf, updateApplication } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

type ServicesPage = SuccessOf<typeof listMyServices>
type Cursor = string | undefined

/** The calls about applications that more than one feature makes. */
export const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyServices: build.infiniteQuery<ServicesPage, void, Cursor>({
      query: ({ pageParam }) => ({ endpoint: listMyServices, request: { query: { cursor: pageParam } } }),
      responseSchema: listMyServices.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      providesTags: ['Services'],
    }),
    getServiceDetails: endpointQuery(build, getServiceDetails, {
      providesTags: (_result, _error, { params }) => [{ type: 'Service', id: params.userServiceId }],
    }),
    updateApplication: endpointMutation(build, updateApplication, {
      invalidatesTags: (_result, _error, { params }) => [{ type: 'Service', id: params.id }],
    }),
  }),
})

export const { useListMyServicesInfiniteQuery, useGetServiceDetailsQuery, useUpdateApplicationMutation } =
  applicationsApi
