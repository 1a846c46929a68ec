import { updateApplicationBusiness } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

const applicationBusinessApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateApplicationBusiness: endpointMutation(build, updateApplicationBusiness, {
      invalidatesTags: (_result, _error, { params }) => [{ type: 'Service', id: params.id }, 'Services'],
    }),
  }),
})

export const { useUpdateApplicationBusinessMutation } = applicationBusinessApi
