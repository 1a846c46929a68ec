import { createApplication, listCatalogue } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

export const servicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogue: endpointQuery(build, listCatalogue, {
      keepUnusedDataFor: 3600,
      providesTags: ['Catalogue'],
    }),
    createApplication: endpointMutation(build, createApplication, { invalidatesTags: ['Services'] }),
  }),
})

export const { useListCatalogueQuery, useCreateApplicationMutation } = servicesApi
