import type { QueryOf, SuccessOf } from '@sanad/contracts'
import {
  addTicketNote,
  answerTicket,
  closeDeskTicket,
  getDeskTicket,
  linkTicket,
  listDeskTickets,
  listSavedReplies,
  releaseWork,
  reopenAnswer,
  submitDeskTicketFile,
  takeWork,
} from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

export type TicketState = QueryOf<typeof listDeskTickets>['status']
type Page = SuccessOf<typeof listDeskTickets>

const changes = { invalidatesTags: ['Ticket', 'Work'] } as const

const ticketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDeskTickets: build.infiniteQuery<Page, TicketState, string | undefined>({
      query: ({ queryArg: status, pageParam: cursor }) => ({
        endpoint: listDeskTickets,
        request: { query: { status, cursor } },
      }),
      responseSchema: listDeskTickets.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      providesTags: ['Ticket'],
    }),
    getDeskTicket: endpointQuery(build, getDeskTicket, { providesTags: ['Ticket'] }),
    listSavedReplies: endpointQuery(build, listSavedReplies, { providesTags: ['SavedReply'] }),
    answerTicket: endpointMutation(build, answerTicket, changes),
    reopenAnswer: endpointMutation(build, reopenAnswer, changes),
    closeDeskTicket: endpointMutation(build, closeDeskTicket, changes),
    addTicketNote: endpointMutation(build, addTicketNote, changes),
    linkTicket: endpointMutation(build, linkTicket, changes),
    takeTicket: endpointMutation(build, takeWork, changes),
    releaseTicket: endpointMutation(build, releaseWork, changes),
    submitDeskTicketFile: build.mutation<
      SuccessOf<typeof submitDeskTicketFile>,
      { readonly messageId: string; readonly file: File }
    >({
      query: ({ messageId, file }) => {
        const body = new FormData()
        body.append('message_id', messageId)
        body.append('file', file)
        return { endpoint: submitDeskTicketFile, request: { body } }
      },
      responseSchema: submitDeskTicketFile.success,
      ...changes,
    }),
  }),
})

export const {
  useAddTicketNoteMutation,
  useAnswerTicketMutation,
  useCloseDeskTicketMutation,
  useGetDeskTicketQuery,
  useLazyGetDeskTicketQuery,
  useLinkTicketMutation,
  useListDeskTicketsInfiniteQuery,
  useListSavedRepliesQuery,
  useReleaseTicketMutation,
  useReopenAnswerMutation,
  useSubmitDeskTicketFileMutation,
  useTakeTicketMutation,
} = ticketsApi
