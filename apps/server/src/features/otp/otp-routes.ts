import {
  type Channel,
  otpStatus,
  requestOtp as requestOtpEndpoint,
  updateOtp,
  verifyOtp as verifyOtpEndpoint,
} from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { limitedAddress } from '../../platform/http/address-limit.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { CustomerPrincipal } from '../../platform/http/principal.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { createLoginLimit } from '../identity/entry/login-limit.ts'
import { readDeviceCookie, setDeviceCookie } from '../identity/sessions/device-cookie.ts'
import { readPlaceCookie, setPlaceCookie } from '../identity/sessions/place-cookie.ts'
import { createTokens } from '../identity/sessions/session-token.ts'
import { callerOf, isProvedBefore } from './caller.ts'
import { createCodeBudget } from './code-budget.ts'
import { confirmByCode } from './confirm-by-code.ts'
import { createFailureLimit } from './failure-limit.ts'
import { readOtpStatus } from './read-otp-status.ts'
import { requestOtp } from './request-otp.ts'
import { verifyOtp } from './verify-otp.ts'

export async function registerOtp(app: FastifyInstance, services: Services): Promise<void> {
  const { config, metrics } = services
  const tokens = createTokens(config.secrets.session)
  const beginAttempt = createFailureLimit(services)
  const logins = createLoginLimit(services)
  const countCost = createCodeBudget(services)
  const countTry = (
    channel: Channel,
    result: { refusal: AppError } | { secondsSinceSent: number | null },
  ) => {
    const outcome = 'refusal' in result ? result.refusal.code : 'verified'
    metrics.otpTries.inc({ channel, outcome })
    if ('refusal' in result || result.secondsSinceSent === null) return
    metrics.otpEntered.observe({ channel }, result.secondsSinceSent)
  }

  route(app, requestOtpEndpoint, async ({ body, principal, request }) => {
    refuseStranger(principal, body.user_id)
    const address = limitedAddress(request.ip, config)
    const language = languageOf(request)
    const sent = await requestOtp(services, { principal, channel: body.channel, address, language })
    await countCost(body.channel, request.log)
    return { success: true, ...sent }
  })

  route(app, otpStatus, async ({ query, principal, request }) => {
    refuseStranger(principal, query.user_id)
    return {
      success: true,
      ...(await readOtpStatus(services, principal, limitedAddress(request.ip, config))),
    }
  })

  route(app, verifyOtpEndpoint, async ({ body, principal, request, reply }) => {
    refuseStranger(principal, body.user_id)
    const attempt = await beginAttempt(request, callerOf(principal))
    const result = await verifyOtp(services, tokens, {
      principal,
      channel: body.channel,
      code: body.otp_code,
      userAgent: request.headers['user-agent'],
      formerDevice: readDeviceCookie(request, config),
      origin: { address: request.ip, browser: readPlaceCookie(request, config) },
      right: attempt.right,
    })
    if ('refusal' in result) await attempt.finish(result.wrong)
    countTry(body.channel, result)
    if ('refusal' in result) throw result.refusal
    if (isLimitedLogin(principal)) await logins.giveBack(request.ip)
    if (result.deviceToken) setDeviceCookie(reply, config, result.deviceToken)
    if (result.browser) setPlaceCookie(reply, config, result.browser)
    return { success: true, message: 'OTP verified successfully', token: result.token, user: result.user }
  })

  route(app, updateOtp, async ({ body, request }) => {
    const attempt = await beginAttempt(request, 'link')
    const result = await confirmByCode(services, { linkToken: body.token, code: body.otp })
    await attempt.finish('refusal' in result && result.wrong)
    countTry(result.channel, result)
    if ('refusal' in result) throw result.refusal
    return { success: true, message: 'OTP verified successfully' }
  })
}

/** A login that took a point of its network: see `logIn`. */
function isLimitedLogin(principal: CustomerPrincipal): boolean {
  const isLogin = principal.kind === 'challenge' && principal.purpose === 'login'
  return isLogin && !isProvedBefore(callerOf(principal))
}

/** The customer of the credentials; an id in the request must match and is never authority. */
function refuseStranger(principal: CustomerPrincipal, userId: string): void {
  if (principal.customerId !== userId) throw new AppError('not_found')
}
