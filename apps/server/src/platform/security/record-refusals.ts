import type { ErrorCode } from '@sanad/contracts'
import { createEventQuota, shortenAddress } from '@sanad/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../database-tables.ts'
import { actorOf } from '../http/actor.ts'
import { recordSecurityEvent, type SecurityEventName } from './security-event.ts'

/**
 * Answers that are security events. Not `not_found`, which a stranger gets for what is somebody else's as for what does not
 * exist, and not `unauthenticated`, which every session that has expired gets once.
 */
const events: Partial<Record<ErrorCode, SecurityEventName>> = {
  mobile_unknown: 'sign_in_failed',
  otp_invalid: 'sign_in_failed',
  otp_expired: 'sign_in_failed',
  otp_used: 'sign_in_failed',
  otp_attempts_exceeded: 'sign_in_locked',
  otp_send_limit: 'limit_reached',
  rate_limited: 'limit_reached',
  customer_only: 'permission_refused',
  proof_needed: 'permission_refused',
  link_invalid: 'permission_refused',
  signature_invalid: 'permission_refused',
}

/** Kept in a share of its own where a person is named: a flood from strangers must not hide it. */
const ofPersons: readonly SecurityEventName[] = ['sign_in_locked', 'permission_refused']

const MINUTE = 60_000

/**
 * Writes refusals to the log of security events, after the answer: what is refused has no transaction of its own. What
 * was too much for the log is told each minute by its number.
 */
export function recordRefusals(app: FastifyInstance, db: Kysely<Tables>): void {
  const quota = createEventQuota()
  app.addHook('onResponse', async (request) => {
    const event = request.refusal && events[request.refusal]
    if (!event) return
    const { customerId, staffId } = actorOf(request.principal)
    const person = staffId ?? customerId
    const sources = [shortenAddress(request.ip), ...(person ? [person] : [])]
    const occurrence = {
      sources: sources.map((source) => `${request.refusal} ${source}`),
      isNamed: person !== undefined && ofPersons.includes(event),
    }
    if (!quota.keeps(occurrence, Date.now())) return
    await recordSecurityEvent(db, { event, ...factsOf(request) }).catch((err: unknown) => {
      request.log.warn({ err }, 'A security event was not recorded')
    })
  })
  async function tellDropped() {
    const dropped = quota.takeDropped()
    if (dropped === 0) return
    const details = { dropped }
    app.log.warn({ event: 'events_dropped', ...details }, 'Security events were not kept')
    await recordSecurityEvent(db, { event: 'events_dropped', details }).catch((err: unknown) => {
      app.log.warn({ err }, 'A security event was not recorded')
    })
  }
  const timer = setInterval(() => void tellDropped(), MINUTE).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await tellDropped()
  })
}

function factsOf(request: FastifyRequest) {
  const operation = request.routeOptions.config.endpoint?.name
  return {
    ...(request.refusal ? { reason: request.refusal } : {}),
    ...actorOf(request.principal),
    address: request.ip,
    ...(operation ? { details: { operation } } : {}),
  }
}
