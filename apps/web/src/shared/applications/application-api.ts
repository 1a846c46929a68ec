import { getServiceDetails, updateApplication } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

/** Endpoints about one application that several features use. */
export const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getServiceDetails: endpointQuery(build, getServiceDetails, {
      providesTags: (_result, _error, { params }) => [{ type: 'Service', id: params.userServiceId }],
    }),
    updateApplication: endpointMutation(build, updateApplication, {
      invalidatesTags: (_result, _error, { params }) => [{ type: 'Service', id: params.id }],
    }),
  }),
})

export const { useGetServiceDetailsQuery, useUpdateApplicationMutation } = applicationApi

const selectDetails = applicationApi.endpoints.getServiceDetails.select
type StateWithCache = Parameters<ReturnType<typeof selectDetails>>[0]

/** What the query cache has of an application. It joins the store late, whose type does not name it. */
export function cachedServiceDetails(state: unknown, userServiceId: string) {
  return selectDetails({ params: { userServiceId } })(state as StateWithCache).data
}
