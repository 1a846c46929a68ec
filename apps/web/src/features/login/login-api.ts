import { login } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({ login: endpointMutation(build, login) }),
})
