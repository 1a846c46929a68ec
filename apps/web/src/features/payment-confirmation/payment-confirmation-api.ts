import { listAssignedDocuments } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointQuery } from '../../shared/api/endpoint-builders.ts'

const paymentConfirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAssignedDocuments: endpointQuery(build, listAssignedDocuments, { providesTags: ['ServiceOutline'] }),
  }),
})

export const { useListAssignedDocumentsQuery } = paymentConfirmationApi
