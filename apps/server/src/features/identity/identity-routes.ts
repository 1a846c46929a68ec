import { authRegister, getProfile, login, logout, register } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { orThrow } from '../../platform/app-error.ts'
import { createAddressLimit } from '../../platform/http/address-limit.ts'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { findCustomer } from './customer-queries.ts'
import { clearDeviceCookie, readDeviceCookie } from './device-cookie.ts'
import { findStaffName } from './find-staff-name.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { registerCustomer } from './register-customer.ts'
import { createTokens } from './session-token.ts'
import { toMaskedUser, toUser } from './user-view.ts'

export async function registerIdentity(app: FastifyInstance, services: Services): Promise<void> {
  const { config, db } = services
  const tokens = createTokens(config.secrets.session)
  // Both calls tell whether a number is registered, so nobody may ask them in bulk.
  const logins = createAddressLimit(services, { name: 'login', points: 30, seconds: 900 })
  const registrations = createAddressLimit(services, { name: 'register', points: 20, seconds: 3600 })

  route(app, login, async ({ body, request }) => {
    await logins.take(request.ip)
    const userAgent = request.headers['user-agent']
    return logIn(db, tokens, { mobile: body.mobile, deviceToken: readDeviceCookie(request), userAgent })
  })

  route(app, register, async ({ body, request }) => {
    await registrations.take(request.ip)
    const { customer, token } = await registerCustomer(db, tokens, body, languageOf(request))
    return { success: true, message: 'Registration successful', user: { id: customer.id }, token }
  })

  route(app, authRegister, async ({ body, request }) => {
    await registrations.take(request.ip)
    const { customer, token } = await registerCustomer(db, tokens, body, languageOf(request))
    return { token, user: toMaskedUser(customer), message: 'Registration successful' }
  })

  route(app, logout, async ({ principal, request, reply }) => {
    await logOut(db, principal, readDeviceCookie(request))
    clearDeviceCookie(reply, config)
    return { success: true, message: 'Logged out' }
  })

  route(app, getProfile, async ({ principal }) => {
    const customer = orThrow(await findCustomer(db, principal.customerId), 'not_found')
    const acting_staff = principal.actingStaffId
      ? orThrow(await findStaffName(db, principal.actingStaffId), 'not_found')
      : null
    return { success: true, user: toUser(customer), acting_staff }
  })
}
