import { revealIdentifier } from '@sanad/contracts'
import { api } from '../../api/api.ts'
import { endpointMutation } from '../../api/endpoint-builders.ts'

const revealApi = api.injectEndpoints({
  endpoints: (build) => ({
    revealIdentifier: endpointMutation(build, revealIdentifier, { invalidatesTags: ['Application'] }),
  }),
})

export const { useRevealIdentifierMutation } = revealApi
