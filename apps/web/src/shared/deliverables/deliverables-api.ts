import { getDeliverable } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation } from '../api/endpoint-builders.ts'

const deliverablesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: the link is short-lived.
    getDeliverable: endpointMutation(build, getDeliverable),
  }),
})

export const { useGetDeliverableMutation } = deliverablesApi
