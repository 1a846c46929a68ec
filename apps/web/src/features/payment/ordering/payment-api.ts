import { createPayment, verifyPayment } from '@sanad/contracts'
import * as z from 'zod/mini'
import { api } from '../../../shared/api/api.ts'
import { endpointMutation } from '../../../shared/api/endpoint-builders.ts'

/** Tolerant reader: an answer without a session has a message of its own (PY-09). */
const createPaymentTolerantly = {
  ...createPayment,
  success: z.extend(createPayment.success, { paymentSessionId: z.optional(z.string()) }),
}

// No invalidation: the flow refetches the application after its messages were shown.
const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPayment: endpointMutation(build, createPaymentTolerantly),
    verifyPayment: endpointMutation(build, verifyPayment),
  }),
})

export const { useCreatePaymentMutation, useVerifyPaymentMutation } = paymentApi
