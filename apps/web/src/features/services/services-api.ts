import { createApplication } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

const servicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createApplication: endpointMutation(build, createApplication, { invalidatesTags: ['Services'] }),
  }),
})

export const { useCreateApplicationMutation } = servicesApi
