import {
  completeStage,
  decideDocument,
  getDeskApplication,
  listRejectionReasons,
  listStates,
  takeNextWork,
} from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

const changes = { invalidatesTags: ['Application', 'Work'] } as const

const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskApplication: endpointQuery(build, getDeskApplication, {
      providesTags: (_data, _error, { params: { id } }) => [{ type: 'Application', id }],
    }),
    listRejectionReasons: endpointQuery(build, listRejectionReasons),
    listStates: endpointQuery(build, listStates),
    decideDocument: endpointMutation(build, decideDocument, changes),
    completeStage: endpointMutation(build, completeStage, changes),
    takeNext: endpointMutation(build, takeNextWork, changes),
  }),
})

export const {
  useCompleteStageMutation,
  useDecideDocumentMutation,
  useGetDeskApplicationQuery,
  useListRejectionReasonsQuery,
  useListStatesQuery,
  useTakeNextMutation,
} = applicationApi
