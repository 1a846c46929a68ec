import { createLink, getByCsrf } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

const accessLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: the link may have been used elsewhere meanwhile.
    getByCsrf: endpointQuery(build, getByCsrf, { keepUnusedDataFor: 0, providesTags: ['AccessLink'] }),
    createLink: endpointMutation(build, createLink),
  }),
})

export const { useGetByCsrfQuery, useCreateLinkMutation } = accessLinkApi
