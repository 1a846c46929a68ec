import { deleteApplication, markOtpViewSeen } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

const serviceDetailApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteApplication: endpointMutation(build, deleteApplication, { invalidatesTags: ['Services'] }),
    // No invalidation: the popup tracks that it was seen.
    markOtpViewSeen: endpointMutation(build, markOtpViewSeen),
  }),
})

export const { useDeleteApplicationMutation, useMarkOtpViewSeenMutation } = serviceDetailApi
