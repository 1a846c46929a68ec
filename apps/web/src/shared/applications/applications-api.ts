import {
  type ClientStatus,
  getServiceDetails,
  listMyServices,
  type SuccessOf,
  updateApplication,
} from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

type ServicesPage = SuccessOf<typeof listMyServices>
type Cursor = string | undefined

/** Part of a title, a tracking id or a firm's name, and a status. */
export interface ServicesFilter {
  readonly q?: string
  readonly status?: ClientStatus
}

/** Endpoints about applications that several features use. */
export const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's type for a hook without an argument
    listMyServices: build.infiniteQuery<ServicesPage, ServicesFilter | void, Cursor>({
      query: ({ queryArg, pageParam }) => ({
        endpoint: listMyServices,
        request: { query: { ...queryArg, cursor: pageParam } },
      }),
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
