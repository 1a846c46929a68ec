import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearOwnCookie, readOwnCookie, setOwnCookie } from './own-cookie.ts'

const NAME = 'sanad_staff'
/** Of a session; the server's own expiry decides. */
const EIGHT_HOURS = 8 * 3600

interface Portal {
  readonly publicUrl: string
}

/**
 * The token of the desk's session. SameSite keeps it from calls of other sites; a page of another host below the same
 * site would still bring it along, and names itself in `Sec-Fetch-Site`.
 */
export function readStaffCookie(request: FastifyRequest, portal: Portal): string | null {
  if (request.headers['sec-fetch-site'] !== 'same-origin') return null
  return readOwnCookie(request, portal, NAME) ?? null
}

export function setStaffCookie(reply: FastifyReply, portal: Portal, token: string): void {
  setOwnCookie(reply, portal, { name: NAME, value: token, maxAge: EIGHT_HOURS })
}

export function clearStaffCookie(reply: FastifyReply, portal: Portal): void {
  clearOwnCookie(reply, portal, NAME)
}
