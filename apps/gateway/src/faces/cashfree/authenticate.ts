import type { FastifyRequest } from 'fastify'
import { sameText } from '../../core/same-text.ts'
import { CashfreeError } from './cashfree-error.ts'
import type { CashfreeOptions } from './cashfree-options.ts'

const VERSIONS = ['2023-08-01', '2025-01-01', '2026-01-01']

export function authenticate({ headers }: FastifyRequest, options: CashfreeOptions) {
  const known =
    sameText(headers['x-client-id'], options.clientId) &&
    sameText(headers['x-client-secret'], options.clientSecret)
  if (!known) throw new CashfreeError(401, 'request_failed', 'authentication Failed', 'authentication_error')
  if (!VERSIONS.includes(String(headers['x-api-version']))) {
    throw new CashfreeError(400, 'request_failed', `x-api-version should be one of ${VERSIONS.join(', ')}`)
  }
}
