import { restoreContact } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

const restoreContactApi = api.injectEndpoints({
  endpoints: (build) => ({ restoreContact: endpointMutation(build, restoreContact) }),
})

export const { useRestoreContactMutation } = restoreContactApi
