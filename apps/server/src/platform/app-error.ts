import { type ErrorBody, type ErrorCode, errorKinds } from '@sanad/contracts'

type Details = Omit<Partial<ErrorBody>, 'success' | 'message' | 'code' | 'requestId'>

/** A failure that the caller is told about. Use cases name the code; the HTTP layer alone knows its status. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, options: { message?: string; details?: Details; cause?: unknown } = {}) {
    super(options.message ?? errorKinds[code].message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.details = options.details ?? {}
  }
}

/** The value, or the error when there is none. */
export function orThrow<T>(value: T | null | undefined, code: ErrorCode): T {
  if (value === null || value === undefined) throw new AppError(code)
  return value
}
