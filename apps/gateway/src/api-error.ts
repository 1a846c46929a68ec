import type { z } from 'zod'

export type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'idempotency_error'
  | 'rate_limit_error'
  | 'api_error'

export class ApiError extends Error {
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

export const internalError = () => new ApiError(500, 'internal_error', 'internal Server Error', 'api_error')

export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const path = issue?.path.join('.') || 'request'
  const missing = issue?.code === 'invalid_type' && issue.message.endsWith('received undefined')
  throw new ApiError(400, `${path}_${missing ? 'missing' : 'invalid'}`, `${path} : ${issue?.message}`)
}
