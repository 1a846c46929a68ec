import { getMoneyDocument } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation } from '../api/endpoint-builders.ts'

const moneyDocumentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: the link is short-lived.
    getMoneyDocument: endpointMutation(build, getMoneyDocument),
  }),
})

export const { useGetMoneyDocumentMutation } = moneyDocumentsApi
