import { makePanelCode as makePanelCodeEndpoint, validatePanelCode } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { createAddressLimit } from '../../../platform/http/address-limit.ts'
import { route } from '../../../platform/http/route.ts'
import type { Services } from '../../../platform/services.ts'
import { createTokens } from '../../identity/sessions/session-token.ts'
import { enterPanel } from './enter-panel.ts'
import { makePanelCode } from './make-panel-code.ts'

/** Delegated access of staff to a customer's portal. */
export function registerPanel(app: FastifyInstance, services: Services): void {
  const { config, db } = services
  const tokens = createTokens(config.secrets.session)
  const entries = createAddressLimit(services, { name: 'panel', points: 20, seconds: 60 })

  route(app, makePanelCodeEndpoint, async ({ principal: { staffId, sessionId }, params, reply }) => {
    const data = await makePanelCode(services, { staffId, sessionId, customerId: params.id })
    // The next thing that this browser opens is the customer's app, which newcomers may have to wait for.
    reply.letIn()
    return { success: true, data }
  })

  route(app, validatePanelCode, async ({ principal, params, request, reply }) => {
    await entries.take(request.ip)
    const entry = { code: principal.code, customerId: params.userId }
    const session = await enterPanel(db, tokens, { ...entry, userAgent: request.headers['user-agent'] })
    reply.letIn()
    return { success: true, ...session }
  })
}
