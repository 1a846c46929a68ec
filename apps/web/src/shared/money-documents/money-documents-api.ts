import { getMoneyDocument } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation } from '../api/endpoint-builders.ts'

const moneyDocumentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Asked anew for each download: its link ends after some minutes.
    getMoneyDocument: endpointMutation(build, getMoneyDocument),
  }),
})

export const { useGetMoneyDocumentMutation } = moneyDocumentsApi
