import { otpStatus, requestOtp, verifyOtp } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

const otpApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestOtp: endpointMutation(build, requestOtp),
    // Not cached: it contains a running countdown.
    otpStatus: endpointQuery(build, otpStatus, { keepUnusedDataFor: 0 }),
    verifyOtp: endpointMutation(build, verifyOtp),
  }),
})

export const { useRequestOtpMutation, useOtpStatusQuery, useVerifyOtpMutation } = otpApi
