import { createTicket } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation } from '../api/endpoint-builders.ts'

const changeRequestApi = api.injectEndpoints({
  endpoints: (build) => ({
    askToChange: endpointMutation(build, createTicket, {
      invalidatesTags: ['Service', 'ApplicationForm', 'Tickets'],
    }),
  }),
})

export const { useAskToChangeMutation } = changeRequestApi
