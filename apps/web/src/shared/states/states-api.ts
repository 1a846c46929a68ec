import { listStates } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointQuery } from '../api/endpoint-builders.ts'

const statesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStates: endpointQuery(build, listStates, {
      keepUnusedDataFor: 3600,
      providesTags: ['States'],
    }),
  }),
})

export const { useListStatesQuery } = statesApi
