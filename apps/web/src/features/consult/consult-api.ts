import {
  bookConsultation,
  cancelConsultation,
  listConsultationSlots,
  listMyConsultations,
  rescheduleConsultation,
  type SuccessOf,
} from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

type ConsultationsPage = SuccessOf<typeof listMyConsultations>
type Cursor = string | undefined

// A refused change means stale data too: invalidate in both cases.
const changes = { invalidatesTags: ['Consultations' as const, 'ConsultationSlots' as const] }

const consultApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyConsultations: build.infiniteQuery<ConsultationsPage, void, Cursor>({
      query: ({ pageParam }) => ({
        endpoint: listMyConsultations,
        request: { query: { cursor: pageParam } },
      }),
      responseSchema: listMyConsultations.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      providesTags: ['Consultations'],
    }),
    listConsultationSlots: endpointQuery(build, listConsultationSlots, {
      providesTags: ['ConsultationSlots'],
      keepUnusedDataFor: 30,
    }),
    bookConsultation: endpointMutation(build, bookConsultation, changes),
    rescheduleConsultation: endpointMutation(build, rescheduleConsultation, changes),
    cancelConsultation: endpointMutation(build, cancelConsultation, changes),
  }),
})

export const {
  useListMyConsultationsInfiniteQuery,
  useListConsultationSlotsQuery,
  useBookConsultationMutation,
  useRescheduleConsultationMutation,
  useCancelConsultationMutation,
} = consultApi
