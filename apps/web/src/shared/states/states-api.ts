import { listStates, type SuccessOf } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointQuery } from '../api/endpoint-builders.ts'
import { readList } from '../api/read-list.ts'

export const statesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStates: endpointQuery(build, listStates, {
      keepUnusedDataFor: 3600,
      transformResponse: readList<SuccessOf<typeof listStates>>,
      providesTags: ['States'],
    }),
  }),
})

export const { useListStatesQuery } = statesApi
