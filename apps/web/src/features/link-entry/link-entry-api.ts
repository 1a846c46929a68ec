import { exchangeToken } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

const linkEntryApi = api.injectEndpoints({
  endpoints: (build) => ({ exchangeToken: endpointMutation(build, exchangeToken) }),
})

export const { useExchangeTokenMutation } = linkEntryApi
