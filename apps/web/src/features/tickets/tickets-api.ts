import {
  closeTicket,
  createTicket,
  getTicket,
  listTickets,
  replyToTicket,
  type SuccessOf,
  submitTicketFile,
} from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery, endpointUpload } from '../../shared/api/endpoint-builders.ts'

type TicketsPage = SuccessOf<typeof listTickets>
type Cursor = string | undefined

export const ticketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTickets: build.infiniteQuery<TicketsPage, void, Cursor>({
      query: ({ pageParam }) => ({ endpoint: listTickets, request: { query: { cursor: pageParam } } }),
      responseSchema: listTickets.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      providesTags: ['Tickets'],
    }),
    getTicket: endpointQuery(build, getTicket, {
      providesTags: (_result, _error, { params }) => [{ type: 'Ticket', id: params.id }],
    }),
    createTicket: endpointMutation(build, createTicket, { invalidatesTags: ['Tickets'] }),
    replyToTicket: endpointMutation(build, replyToTicket, {
      invalidatesTags: (_result, _error, { params }) => ['Tickets', { type: 'Ticket', id: params.id }],
    }),
    closeTicket: endpointMutation(build, closeTicket, {
      invalidatesTags: (_result, _error, { params }) => ['Tickets', { type: 'Ticket', id: params.id }],
    }),
    submitTicketFile: endpointUpload(build, submitTicketFile, { invalidatesTags: ['Ticket'] }),
  }),
})

export const {
  useListTicketsInfiniteQuery,
  useGetTicketQuery,
  useCreateTicketMutation,
  useReplyToTicketMutation,
  useCloseTicketMutation,
  useSubmitTicketFileMutation,
} = ticketsApi
