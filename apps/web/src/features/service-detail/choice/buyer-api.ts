import { saveBuyer } from '@sanad/contracts'
import { api } from '../../../shared/api/api.ts'
import { endpointMutation } from '../../../shared/api/endpoint-builders.ts'

const buyerApi = api.injectEndpoints({
  endpoints: (build) => ({ saveBuyer: endpointMutation(build, saveBuyer) }),
})

export const { useSaveBuyerMutation } = buyerApi
