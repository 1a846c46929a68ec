import { register } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({ register: endpointMutation(build, register) }),
})
