import { createBusiness, getBusinessDetails, type SuccessOf, updateBusiness } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

type DetailsPage = SuccessOf<typeof getBusinessDetails>
type Cursor = string | undefined

const businessPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBusinessDetails: build.infiniteQuery<DetailsPage, string, Cursor>({
      query: ({ queryArg, pageParam }) => ({
        endpoint: getBusinessDetails,
        request: { params: { id: queryArg }, query: { cursor: pageParam } },
      }),
      responseSchema: getBusinessDetails.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      providesTags: ['Businesses', 'Services', 'Compliance'],
    }),
    createBusiness: endpointMutation(build, createBusiness, { invalidatesTags: ['Businesses'] }),
    // Denormalised: applications and their lists contain the name.
    updateBusiness: endpointMutation(build, updateBusiness, {
      invalidatesTags: ['Businesses', 'Services', 'Service', 'Compliance'],
    }),
  }),
})

export const { useGetBusinessDetailsInfiniteQuery, useCreateBusinessMutation, useUpdateBusinessMutation } =
  businessPagesApi
