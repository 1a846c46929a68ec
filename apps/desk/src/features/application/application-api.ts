import { completeStage, decideDocument, getDeskApplication, takeNextWork } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

const changes = { invalidatesTags: ['Application', 'Work'] } as const

const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskApplication: endpointQuery(build, getDeskApplication, { providesTags: ['Application'] }),
    decideDocument: endpointMutation(build, decideDocument, changes),
    completeStage: endpointMutation(build, completeStage, changes),
    takeNext: endpointMutation(build, takeNextWork, changes),
  }),
})

export const {
  useCompleteStageMutation,
  useDecideDocumentMutation,
  useGetDeskApplicationQuery,
  useTakeNextMutation,
} = applicationApi
