import { getStaffMember, staffLogin, staffLogout } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { createAddressLimit } from '../../../platform/http/address-limit.ts'
import { createRateLimit } from '../../../platform/http/rate-limit.ts'
import { route } from '../../../platform/http/route.ts'
import type { Services } from '../../../platform/services.ts'
import { createTokens } from '../../identity/sessions/session-token.ts'
import { logInStaff } from './log-in-staff.ts'
import { logOutStaff } from './log-out-staff.ts'
import { getStaff } from './staff-queries.ts'

/** Login of the service centre. */
export function registerStaff(app: FastifyInstance, services: Services): void {
  const { config, db } = services
  const tokens = createTokens(config.secrets.session)
  const ofAddress = createAddressLimit(services, { name: 'staff-login', points: 20, seconds: 900 })
  const ofMember = createRateLimit(db, { name: 'staff-login-member', points: 10, seconds: 900 })

  route(app, staffLogin, async ({ body, request }) => {
    await ofAddress.take(request.ip)
    await ofMember.take(body.email)
    const session = await logInStaff(db, tokens, { ...body, userAgent: request.headers['user-agent'] })
    await Promise.all([ofAddress.giveBack(request.ip), ofMember.giveBack(body.email)])
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
