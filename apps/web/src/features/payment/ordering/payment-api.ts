import { createPayment, verifyPayment } from '@sanad/contracts'
import { api } from '../../../shared/api/api.ts'
import { endpointMutation } from '../../../shared/api/endpoint-builders.ts'

// No invalidation: the flow refetches the application after its messages were shown.
const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPayment: endpointMutation(build, createPayment),
    verifyPayment: endpointMutation(build, verifyPayment),
  }),
})

export const { useCreatePaymentMutation, useVerifyPaymentMutation } = paymentApi
