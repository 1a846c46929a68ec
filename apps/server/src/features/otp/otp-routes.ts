import {
  otpStatus,
  requestOtp as requestOtpEndpoint,
  updateOtp,
  verifyOtp as verifyOtpEndpoint,
} from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { createAddressLimit, limitedAddress } from '../../platform/http/address-limit.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { CustomerPrincipal } from '../../platform/http/principal.ts'
import { createRateLimit, type RateLimit } from '../../platform/http/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { readDeviceCookie, setDeviceCookie } from '../identity/sessions/device-cookie.ts'
import { createTokens } from '../identity/sessions/session-token.ts'
import { confirmByCode } from './confirm-by-code.ts'
import { readOtpStatus } from './read-otp-status.ts'
import { requestOtp } from './request-otp.ts'
import { verifyOtp } from './verify-otp.ts'

export async function registerOtp(app: FastifyInstance, services: Services): Promise<void> {
  const { config, db } = services
  const tokens = createTokens(config.secrets.session)
  const failures = createFailureLimit(services)

  route(app, requestOtpEndpoint, async ({ body, principal, request }) => {
    refuseStranger(principal, body.user_id)
    const address = limitedAddress(request.ip, config)
    const language = languageOf(request)
    const sent = await requestOtp(services, { principal, channel: body.channel, address, language })
    return { success: true, ...sent }
  })

  route(app, otpStatus, async ({ query, principal, request }) => {
    refuseStranger(principal, query.user_id)
    return { success: true, ...(await readOtpStatus(db, principal, limitedAddress(request.ip, config))) }
  })

  route(app, verifyOtpEndpoint, async ({ body, principal, request, reply }) => {
    refuseStranger(principal, body.user_id)
    await failures.take(request.ip)
    const userAgent = request.headers['user-agent']
    const formerDevice = readDeviceCookie(request)
    const attempt = { principal, channel: body.channel, code: body.otp_code, userAgent, formerDevice }
    const result = await verifyOtp(services, tokens, attempt)
    if (!('refusal' in result && result.wrong)) await failures.giveBack(request.ip)
    if ('refusal' in result) throw result.refusal
    if (result.deviceToken) setDeviceCookie(reply, config, result.deviceToken)
    return { success: true, message: 'OTP verified successfully', token: result.token, user: result.user }
  })

  route(app, updateOtp, async ({ body, request }) => {
    await failures.take(request.ip)
    const result = await confirmByCode(services, { linkToken: body.token, code: body.otp })
    if (!result?.wrong) await failures.giveBack(request.ip)
    if (result) throw result.refusal
    return { success: true, message: 'OTP verified successfully' }
  })
}

/** Rate limit of failed attempts per IP address and in total: a point is given back unless the code was wrong. */
function createFailureLimit(services: Services): RateLimit {
  const ofAddress = createAddressLimit(services, { name: 'otp-failures', points: 60, seconds: 3600 })
  const ofAll = createRateLimit(services.db, { name: 'otp-failures-all', points: 3000, seconds: 3600 })
  return {
    async take(ip) {
      await ofAddress.take(ip)
      await ofAll.take('all')
    },
    async giveBack(ip) {
      await Promise.all([ofAddress.giveBack(ip), ofAll.giveBack('all')])
    },
  }
}

/** The customer of the credentials; an id in the request must match and is never authority. */
function refuseStranger(principal: CustomerPrincipal, userId: string): void {
  if (principal.customerId !== userId) throw new AppError('not_found')
}
