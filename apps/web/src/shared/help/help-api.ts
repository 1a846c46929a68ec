import { readCentreDays, readHelp } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointQuery } from '../api/endpoint-builders.ts'

const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    readHelp: endpointQuery(build, readHelp),
    readCentreDays: endpointQuery(build, readCentreDays),
  }),
})

export const { useReadHelpQuery, useReadCentreDaysQuery } = helpApi
