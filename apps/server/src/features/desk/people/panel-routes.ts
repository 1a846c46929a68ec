import { makePanelCode as makePanelCodeEndpoint, validatePanelCode } from '@sanad/contracts'
import { sendActingCode as sendActingCodeEndpoint } from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { createAddressLimit } from '../../../platform/http/address-limit.ts'
import { createRateLimit } from '../../../platform/http/rate-limit.ts'
import { route } from '../../../platform/http/route.ts'
import type { Services } from '../../../platform/services.ts'
import { createTokens } from '../../identity/sessions/session-token.ts'
import { createCodeBudget } from '../../otp/code-budget.ts'
import { createFailureLimit } from '../../otp/failure-limit.ts'
import { enterPanel } from './enter-panel.ts'
import { makePanelCode } from './make-panel-code.ts'
import { sendActingCode } from './send-acting-code.ts'

/** Delegated access of staff to a customer's portal. */
export function registerPanel(app: FastifyInstance, services: Services): void {
  const { config } = services
  const tokens = createTokens(config.secrets.session)
  const entries = createAddressLimit(services, { name: 'panel', points: 20, seconds: 60 })

  const beginAttempt = createFailureLimit(services)
  const countCost = createCodeBudget(services)
  // The limits of codes are the customer's: whoever has one sign-in of staff must not try them all.
  const sends = createRateLimit(services.db, { name: 'acting-codes', points: 30, seconds: 3600 })
  const tries = createRateLimit(services.db, { name: 'acting-tries', points: 60, seconds: 3600 })

  route(app, sendActingCodeEndpoint, async ({ principal, params, body: { channel }, request }) => {
    const { staffId, sessionId } = principal
    await sends.take(staffId)
    const sent = await sendActingCode(services, { staffId, sessionId, customerId: params.id, channel })
    await countCost(channel, request.log)
    return { success: true, ...sent }
  })

  route(app, makePanelCodeEndpoint, async ({ principal, params, body: proof, request, reply }) => {
    const { staffId, sessionId } = principal
    if (proof) await tries.take(staffId)
    const attempt = proof && (await beginAttempt(request, 'acting'))
    const data = await makePanelCode(services, { staffId, sessionId, customerId: params.id, proof })
    await attempt?.finish('refusal' in data && data.wrong)
    if ('refusal' in data) throw data.refusal
    // The next thing that this browser opens is the customer's app, which newcomers may have to wait for.
    reply.letIn()
    return { success: true, data }
  })

  route(app, validatePanelCode, async ({ principal, params, request, reply }) => {
    await entries.take(request.ip)
    const entry = { code: principal.code, customerId: params.userId }
    const session = await enterPanel(services, tokens, { ...entry, userAgent: request.headers['user-agent'] })
    reply.letIn()
    return { success: true, ...session }
  })
}
