import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PortalConfig } from '../../../platform/portal-config.ts'

const NAME = 'sanad_place'
const HALF_A_YEAR = 180 * 86_400

/** Names the browser, and opens nothing. It outlives a logout: the limits go on knowing the browser. */
export function readPlaceCookie(request: FastifyRequest): string | undefined {
  return request.cookies[NAME]
}

export function setPlaceCookie(reply: FastifyReply, config: PortalConfig, token: string): void {
  const secure = config.publicUrl.startsWith('https:')
  reply.setCookie(NAME, token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: HALF_A_YEAR,
  })
}
