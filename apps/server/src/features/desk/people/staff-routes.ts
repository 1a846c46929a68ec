import {
  getStaffMember,
  saveStaffLanguage as saveLanguage,
  staffLogin,
  staffLogout,
} from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { clearStaffCookie, setStaffCookie } from '../../../platform/http/staff-cookie.ts'
import type { Services } from '../../../platform/services.ts'
import { readPlaceCookie } from '../../identity/sessions/place-cookie.ts'
import { createTokens } from '../../identity/sessions/session-token.ts'
import { registerFactors } from './factors/factor-routes.ts'
import { logInStaff } from './log-in-staff.ts'
import { logOutStaff } from './log-out-staff.ts'
import { registerMembers } from './members/member-routes.ts'
import { createStaffLoginLimit } from './staff-login-limit.ts'
import { getStaff, saveStaffLanguage } from './staff-queries.ts'

/** Login of the service centre. */
export function registerStaff(app: FastifyInstance, services: Services): void {
  const { config, db } = services
  const tokens = createTokens(config.secrets.session)
  const beginAttempt = createStaffLoginLimit(services, 'staff-login')
  registerFactors(app, { services, tokens, beginAttempt: createStaffLoginLimit(services, 'staff-factor') })

  registerMembers(app, services, tokens)

  route(app, staffLogin, async ({ body, request, reply }) => {
    const { token, ...proved } = await logInStaff(services, tokens, beginAttempt, {
      email: body.email,
      password: body.password,
      userAgent: request.headers['user-agent'],
      origin: { address: request.ip, browser: readPlaceCookie(request, config) },
      log: request.log,
    })
    if (body.keep === 'token') return { success: true, token, ...proved }
    setStaffCookie(reply, config, token)
    return { success: true, ...proved }
  })

  route(app, staffLogout, async ({ principal, reply }) => {
    await logOutStaff(db, principal.sessionId)
    clearStaffCookie(reply, config)
    return { success: true, message: 'Logged out' }
  })

  route(app, getStaffMember, async ({ principal }) => {
    return { success: true, staff: await getStaff(db, principal.staffId) }
  })

  route(app, saveLanguage, async ({ principal, body }) => {
    await saveStaffLanguage(db, principal.staffId, body.language)
    return { success: true, message: 'Saved.' }
  })
}
