import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearOwnCookie, readOwnCookie, setOwnCookie } from '../../../platform/http/own-cookie.ts'
import type { PortalConfig } from '../../../platform/portal-config.ts'

const NAME = 'sanad_device'
const THIRTY_DAYS = 30 * 86_400

export function readDeviceCookie(request: FastifyRequest, config: PortalConfig): string | undefined {
  return readOwnCookie(request, config, NAME)
}

export function setDeviceCookie(reply: FastifyReply, config: PortalConfig, token: string): void {
  setOwnCookie(reply, config, { name: NAME, value: token, maxAge: THIRTY_DAYS })
}

export function clearDeviceCookie(reply: FastifyReply, config: PortalConfig): void {
  clearOwnCookie(reply, config, NAME)
}
