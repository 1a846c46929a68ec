import { deleteApplication, markOtpViewSeen } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

const serviceDetailApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteApplication: endpointMutation(build, deleteApplication, { invalidatesTags: ['Services'] }),
    // Invalidates nothing: the popup itself knows that it is being seen.
    markOtpViewSeen: endpointMutation(build, markOtpViewSeen),
  }),
})

export const { useDeleteApplicationMutation, useMarkOtpViewSeenMutation } = serviceDetailApi
