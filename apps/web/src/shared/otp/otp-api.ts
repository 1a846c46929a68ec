import { otpStatus, requestOtp, verifyOtp } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation, endpointQuery } from '../api/endpoint-builders.ts'

const otpApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestOtp: endpointMutation(build, requestOtp),
    // Its seconds run: an answer of a minute ago is of no use.
    otpStatus: endpointQuery(build, otpStatus, { keepUnusedDataFor: 0 }),
    verifyOtp: endpointMutation(build, verifyOtp),
  }),
})

export const { useRequestOtpMutation, useOtpStatusQuery, useVerifyOtpMutation } = otpApi
