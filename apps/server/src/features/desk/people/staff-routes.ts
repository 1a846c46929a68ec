import { getStaffMember, staffLogin, staffLogout } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { Services } from '../../../platform/services.ts'
import { readPlaceCookie, setPlaceCookie } from '../../identity/sessions/place-cookie.ts'
import { createTokens } from '../../identity/sessions/session-token.ts'
import { logInStaff } from './log-in-staff.ts'
import { logOutStaff } from './log-out-staff.ts'
import { createStaffLoginLimit } from './staff-login-limit.ts'
import { getStaff } from './staff-queries.ts'

/** Login of the service centre. */
export function registerStaff(app: FastifyInstance, services: Services): void {
  const { config, db } = services
  const tokens = createTokens(config.secrets.session)
  const beginAttempt = createStaffLoginLimit(services)

  route(app, staffLogin, async ({ body, request, reply }) => {
    const { browser, ...session } = await logInStaff(services, tokens, beginAttempt, {
      ...body,
      userAgent: request.headers['user-agent'],
      origin: { address: request.ip, browser: readPlaceCookie(request, config) },
      log: request.log,
    })
    setPlaceCookie(reply, config, browser)
    return { success: true, ...session }
  })

  route(app, staffLogout, async ({ principal }) => {
    await logOutStaff(db, principal.sessionId)
    return { success: true, message: 'Logged out' }
  })

  route(app, getStaffMember, async ({ principal }) => {
    return { success: true, staff: await getStaff(db, principal.staffId) }
  })
}
