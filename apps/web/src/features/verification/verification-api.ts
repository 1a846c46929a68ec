import { updateOtp } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

const verificationApi = api.injectEndpoints({
  endpoints: (build) => ({ updateOtp: endpointMutation(build, updateOtp) }),
})

export const { useUpdateOtpMutation } = verificationApi
