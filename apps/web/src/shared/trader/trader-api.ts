import { readTrader } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointQuery } from '../api/endpoint-builders.ts'

const traderApi = api.injectEndpoints({
  endpoints: (build) => ({ readTrader: endpointQuery(build, readTrader) }),
})

export const { useReadTraderQuery } = traderApi
