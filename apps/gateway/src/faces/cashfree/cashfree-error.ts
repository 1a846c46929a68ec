import type { FastifyError } from 'fastify'
import { InvalidInput } from '../../core/parse-input.ts'
import { Refused } from '../../core/refused.ts'

type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'idempotency_error'
  | 'rate_limit_error'
  | 'api_error'

/** The provider's error format: {message, code, type}. */
export class CashfreeError extends Error {
  readonly status: number
  readonly code: string
  readonly type: ErrorType

  constructor(status: number, code: string, message: string, type: ErrorType = 'invalid_request_error') {
    super(message)
    this.status = status
    this.code = code
    this.type = type
  }

  get body() {
    return { message: this.message, code: this.code, type: this.type }
  }
}

export const internalError = new CashfreeError(500, 'internal_error', 'internal Server Error', 'api_error')

export const tooManyRequests = new CashfreeError(
  429,
  'request_failed',
  'Too many requests from IP. Check headers',
  'rate_limit_error',
)

export function toCashfreeError(error: FastifyError | Error): CashfreeError {
  if (error instanceof CashfreeError) return error
  if (error instanceof Refused) return new CashfreeError(error.status, error.reason, error.message)
  if (error instanceof InvalidInput) {
    const problem = error.problem === 'missing' ? 'missing' : 'invalid'
    return new CashfreeError(400, `${error.path}_${problem}`, `${error.path} : ${error.message}`)
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return status < 500 ? new CashfreeError(status, 'request_invalid', error.message) : internalError
}
