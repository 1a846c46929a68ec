import { createPayment, verifyPayment } from '@sanad/contracts'
import { api } from '../../../shared/api/api.ts'
import { endpointMutation } from '../../../shared/api/endpoint-builders.ts'

// Neither invalidates anything: the flow itself reads the application again, when its messages were seen.
const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPayment: endpointMutation(build, createPayment),
    verifyPayment: endpointMutation(build, verifyPayment),
  }),
})

export const { useCreatePaymentMutation, useVerifyPaymentMutation } = paymentApi
