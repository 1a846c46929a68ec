import type { FastifyRequest } from 'fastify'
import { sameText } from '../../core/same-text.ts'
import { RazorpayError } from './razorpay-error.ts'
import type { RazorpayOptions } from './razorpay-options.ts'

/** HTTP basic authentication with the key's id and secret. */
export function authenticate({ headers }: FastifyRequest, { keyId, keySecret }: RazorpayOptions) {
  const credentials = Buffer.from(`${keyId}:${keySecret}`).toString('base64')
  if (!sameText(headers.authorization, `Basic ${credentials}`)) {
    throw new RazorpayError(401, 'Authentication failed')
  }
}
