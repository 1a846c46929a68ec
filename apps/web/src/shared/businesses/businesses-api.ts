import { addBusinessName, listUserBusinesses } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

const businessesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUserBusinesses: endpointQuery(build, listUserBusinesses, { providesTags: ['Businesses'] }),
    addBusinessName: endpointMutation(build, addBusinessName, { invalidatesTags: ['Businesses'] }),
  }),
})

export const { useListUserBusinessesQuery, useAddBusinessNameMutation } = businessesApi
