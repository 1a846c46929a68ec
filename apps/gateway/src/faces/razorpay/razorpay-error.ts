import type { FastifyError } from 'fastify'
import { InvalidInput } from '../../core/parse-input.ts'
import { Refused } from '../../core/refused.ts'

interface ErrorDetails {
  code?: string
  field?: string
  source?: string
  step?: string
  reason?: string
}

/** The provider's error format: {error: {code, description, source, step, reason, metadata, field?}}. */
export class RazorpayError extends Error {
  readonly status: number
  readonly #details: ErrorDetails

  constructor(status: number, description: string, details: ErrorDetails = {}) {
    super(description)
    this.status = status
    this.#details = details
  }

  get body() {
    const { code = 'BAD_REQUEST_ERROR', source = 'NA', step = 'NA', reason = 'NA', field } = this.#details
    return {
      error: { code, description: this.message, source, step, reason, metadata: {}, ...(field && { field }) },
    }
  }
}

/** Something that the merchant sent is wrong. */
export function badInput(description: string, field?: string): RazorpayError {
  return new RazorpayError(400, description, {
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    ...(field && { field }),
  })
}

export const unknownId = () => badInput('The id provided does not exist')

export const urlNotFound = new RazorpayError(400, 'The requested URL was not found on the server.')

export const tooManyRequests = new RazorpayError(429, 'Too many requests. Please try again later.')

export const internalError = new RazorpayError(
  500,
  'We are facing some trouble completing your request at the moment. Please try again shortly.',
  { code: 'SERVER_ERROR' },
)

export function toRazorpayError(error: FastifyError | Error): RazorpayError {
  if (error instanceof RazorpayError) return error
  if (error instanceof Refused) return error.status === 404 ? unknownId() : badInput(error.message)
  if (error instanceof InvalidInput) return badInput(describe(error), error.path)
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return status < 500 ? new RazorpayError(400, error.message) : internalError
}

function describe({ path, problem, message }: InvalidInput): string {
  if (problem === 'missing') return `The ${path} field is required.`
  if (problem === 'unknown') return `${path} is/are not required and should not be sent`
  return message
}
