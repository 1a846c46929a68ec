import * as endpoints from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { createAddressLimit } from '../../platform/http/address-limit.ts'
import { languageOf } from '../../platform/http/language.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { restoreContact } from './contacts/restore-contact.ts'
import { updateProfile } from './contacts/update-profile.ts'
import { toUser } from './customers/user-view.ts'
import { beginSwitch } from './entry/begin-switch.ts'
import { findOpening, listAccounts } from './entry/linked-accounts.ts'
import { listSessions, revokeOtherSessions, revokeSession } from './sessions/customer-sessions.ts'
import { createTokens } from './sessions/session-token.ts'

/** The signed-in customer's profile, linked accounts and sessions. */
export function registerAccounts(app: FastifyInstance, services: Services): void {
  const { config, db } = services
  const tokens = createTokens(config.secrets.session)
  const updates = createRateLimit(db, { name: 'profile-updates', points: 30, seconds: 3600 })
  const restorings = createAddressLimit(services, { name: 'contact-restorings', points: 20, seconds: 60 })

  route(app, endpoints.updateProfile, async ({ principal, body, request }) => {
    const { customerId, sessionId } = principal
    await updates.take(customerId)
    const update = { customerId, sessionId, body, language: languageOf(request), address: request.ip }
    const customer = await updateProfile(services, update)
    return { success: true, message: 'Profile updated successfully', user: toUser(customer) }
  })

  route(app, endpoints.restoreContact, async ({ body, request }) => {
    await restorings.take(request.ip)
    await restoreContact(db, { code: body.code, address: request.ip })
    return { success: true, message: 'Your former e-mail address holds again.' }
  })

  route(app, endpoints.listAccounts, async ({ principal }) => {
    const accounts = await listAccounts(db, principal)
    const opensAt = await findOpening(db, principal.customerId)
    const hasEmail = config.messages.offered.includes('email')
    // The code that the others ask for goes by e-mail.
    return {
      success: true,
      accounts: accounts.filter(({ otp_required }) => hasEmail || !otp_required),
      ...(opensAt && { opens_at: opensAt.toISOString() }),
    }
  })

  route(app, endpoints.switchAccount, async ({ principal, body, request }) => {
    const userAgent = request.headers['user-agent']
    return beginSwitch(db, tokens, { session: principal, targetId: body.targetUserId, userAgent })
  })

  route(app, endpoints.listSessions, async ({ principal }) => {
    return { success: true, data: await listSessions(db, principal) }
  })

  route(app, endpoints.revokeSession, async ({ principal, params }) => {
    await revokeSession(db, principal.customerId, params.id)
    return { success: true, message: 'The session was ended.' }
  })

  route(app, endpoints.revokeOtherSessions, async ({ principal }) => {
    await revokeOtherSessions(db, principal)
    return { success: true, message: 'All other sessions were ended.' }
  })
}
