import { authRegister, getProfile, login, logout, register } from '@sanad/contracts'
import { NETWORK_LIMITS } from '@sanad/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAddressLimit } from '../../platform/http/address-limit.ts'
import { languageOf } from '../../platform/http/language.ts'
import { type Call, route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { registerAccounts } from './account-routes.ts'
import { readUser } from './customers/read-user.ts'
import { toMaskedUser } from './customers/user-view.ts'
import { logIn } from './entry/log-in.ts'
import { logOut } from './entry/log-out.ts'
import { createLoginLimit } from './entry/login-limit.ts'
import { registerCustomer } from './entry/register-customer.ts'
import { clearDeviceCookie, readDeviceCookie } from './sessions/device-cookie.ts'
import { readPlaceCookie } from './sessions/place-cookie.ts'
import { createTokens } from './sessions/session-token.ts'

export async function registerIdentity(app: FastifyInstance, services: Services): Promise<void> {
  const { config, db } = services
  const tokens = createTokens(config.secrets.session)
  // Rate limit against user enumeration: both calls reveal whether a number is registered.
  const logins = createLoginLimit(services)
  const registrations = createAddressLimit(services, { name: 'register', ...NETWORK_LIMITS.registrations })

  const callerOf = (request: FastifyRequest) => ({
    language: languageOf(request),
    uses: registrations.usesOf(request.ip),
  })

  registerAccounts(app, services)

  route(app, login, async ({ body, request }) => {
    return logIn(services, tokens, {
      mobile: body.mobile,
      deviceToken: readDeviceCookie(request, config),
      userAgent: request.headers['user-agent'],
      origin: { address: request.ip, browser: readPlaceCookie(request, config) },
      countStranger: () => logins.take(request.ip),
    })
  })

  route(app, register, async ({ body, request }) => {
    const { customer, token } = await registerCustomer(db, tokens, body, callerOf(request))
    return { success: true, message: 'Registration successful', user: { id: customer.id }, token }
  })

  route(app, authRegister, async ({ body, request }) => {
    const { customer, token } = await registerCustomer(db, tokens, body, callerOf(request))
    return { token, user: toMaskedUser(customer), message: 'Registration successful' }
  })

  route(app, logout, async ({ principal, request, reply }) => {
    await logOut(db, principal, readDeviceCookie(request, config))
    clearDeviceCookie(reply, config)
    return { success: true, message: 'Logged out' }
  })

  const readOwn = async ({ principal }: Call<typeof getProfile>) => {
    return { success: true as const, ...(await readUser(db, principal)) }
  }
  route(app, getProfile, readOwn, { isRemembered: true })
}
