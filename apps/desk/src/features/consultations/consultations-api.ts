import {
  cancelDeskConsultation,
  completeConsultation,
  confirmConsultation,
  listDeskConsultations,
  missConsultation,
  moveConsultation,
} from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'
import { readTag } from '../../shared/live/read-tag.ts'

// One that waits is a piece of work: whatever changes the queue may have changed them.
const changes = { invalidatesTags: ['Work'] } as const

const consultationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDeskConsultations: endpointQuery(build, listDeskConsultations, {
      providesTags: (_data, _error, asked) => ['Work', readTag('listDeskConsultations', asked)],
    }),
    confirmConsultation: endpointMutation(build, confirmConsultation, changes),
    moveConsultation: endpointMutation(build, moveConsultation, changes),
    cancelDeskConsultation: endpointMutation(build, cancelDeskConsultation, changes),
    completeConsultation: endpointMutation(build, completeConsultation, changes),
    missConsultation: endpointMutation(build, missConsultation, changes),
  }),
})

export const {
  useCancelDeskConsultationMutation,
  useCompleteConsultationMutation,
  useConfirmConsultationMutation,
  useListDeskConsultationsQuery,
  useMissConsultationMutation,
  useMoveConsultationMutation,
} = consultationsApi
