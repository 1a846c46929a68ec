import { listCatalogue } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointQuery } from '../api/endpoint-builders.ts'

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogue: endpointQuery(build, listCatalogue, {
      keepUnusedDataFor: 3600,
      providesTags: ['Catalogue'],
    }),
  }),
})

export const { useListCatalogueQuery } = catalogueApi
