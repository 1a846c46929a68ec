import { readHelp } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointQuery } from '../api/endpoint-builders.ts'

const helpApi = api.injectEndpoints({
  endpoints: (build) => ({ readHelp: endpointQuery(build, readHelp) }),
})

export const { useReadHelpQuery } = helpApi
