import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'
import type { GatewayOptions } from './gateway.ts'

const VERSIONS = ['2023-08-01', '2025-01-01', '2026-01-01']

export function authenticate(request: FastifyRequest, options: GatewayOptions) {
  const { headers } = request
  const known =
    sameText(headers['x-client-id'], options.clientId) &&
    sameText(headers['x-client-secret'], options.clientSecret)
  if (!known) throw new ApiError(401, 'request_failed', 'authentication Failed', 'authentication_error')
  if (!VERSIONS.includes(String(headers['x-api-version']))) {
    throw new ApiError(400, 'request_failed', `x-api-version should be one of ${VERSIONS.join(', ')}`)
  }
}

function sameText(given: unknown, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected))
}
