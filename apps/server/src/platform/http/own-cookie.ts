import type { FastifyReply, FastifyRequest } from 'fastify'

/** What cookies need to know of the configuration. */
interface Portal {
  readonly publicUrl: string
}

const isSecure = ({ publicUrl }: Portal) => publicUrl.startsWith('https:')

/** `__Host-`: no other host of the domain, nor plain http, can plant it. A browser takes it over https alone. */
const nameOf = (portal: Portal, name: string) => (isSecure(portal) ? `__Host-${name}` : name)

function attributesOf(portal: Portal) {
  const secure = isSecure(portal)
  // __Host- demands the root.
  return { path: secure ? '/' : '/api', httpOnly: true, sameSite: 'strict', secure } as const
}

export function readOwnCookie(request: FastifyRequest, portal: Portal, name: string): string | undefined {
  return request.cookies[nameOf(portal, name)]
}

interface OwnCookie {
  readonly name: string
  readonly value: string
  readonly maxAge: number
  /** Sent with pages too, and by who comes back from a bank's page; never one that opens anything of a person. */
  readonly ofPages?: boolean
}

export function setOwnCookie(
  reply: FastifyReply,
  portal: Portal,
  { name, value, maxAge, ofPages = false }: OwnCookie,
): void {
  const attributes = { ...attributesOf(portal), ...(ofPages && { path: '/', sameSite: 'lax' as const }) }
  reply.setCookie(nameOf(portal, name), value, { ...attributes, maxAge })
}

export function clearOwnCookie(reply: FastifyReply, portal: Portal, name: string): void {
  reply.clearCookie(nameOf(portal, name), attributesOf(portal))
}
