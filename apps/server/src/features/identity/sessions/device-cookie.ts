import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PortalConfig } from '../../../platform/portal-config.ts'

const NAME = 'sanad_device'
const THIRTY_DAYS = 30 * 86_400

export function readDeviceCookie(request: FastifyRequest): string | undefined {
  return request.cookies[NAME]
}

export function setDeviceCookie(reply: FastifyReply, config: PortalConfig, token: string): void {
  reply.setCookie(NAME, token, { ...attributesOf(config), maxAge: THIRTY_DAYS })
}

export function clearDeviceCookie(reply: FastifyReply, config: PortalConfig): void {
  reply.clearCookie(NAME, attributesOf(config))
}

function attributesOf(config: PortalConfig) {
  const secure = config.publicUrl.startsWith('https:')
  return { path: '/api', httpOnly: true, sameSite: 'strict', secure } as const
}
