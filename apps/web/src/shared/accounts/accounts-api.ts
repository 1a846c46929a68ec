import { listAccounts, switchAccount } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAccounts: endpointQuery(build, listAccounts, { providesTags: ['Accounts'] }),
    switchAccount: endpointMutation(build, switchAccount),
  }),
})

export const { useListAccountsQuery, useSwitchAccountMutation } = accountsApi
