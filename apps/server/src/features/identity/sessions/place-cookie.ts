import type { FastifyReply, FastifyRequest } from 'fastify'
import { readOwnCookie, setOwnCookie } from '../../../platform/http/own-cookie.ts'
import type { PortalConfig } from '../../../platform/portal-config.ts'

const NAME = 'sanad_place'
const HALF_A_YEAR = 180 * 86_400

/** Names the browser, and opens nothing. It outlives a logout: the limits go on knowing the browser. */
export function readPlaceCookie(request: FastifyRequest, config: PortalConfig): string | undefined {
  return readOwnCookie(request, config, NAME)
}

export function setPlaceCookie(reply: FastifyReply, config: PortalConfig, token: string): void {
  setOwnCookie(reply, config, { name: NAME, value: token, maxAge: HALF_A_YEAR })
}
