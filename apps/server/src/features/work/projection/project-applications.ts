import { listApplicationWork } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { toInstant } from '../../../platform/postgres-time.ts'
import { openOrderOf } from '../../case/live-order.ts'
import { type Projection, type ProjectionFailure, toItem } from './projection.ts'
import { historyOf, readApplications } from './read-applications.ts'

const orNull = (text: string | null) => (text === null ? null : toInstant(text))
const dated = ({ id, since }: { id: string; since: string }) => ({ id, since: toInstant(since) })

/** The states, the work and the outcomes of these applications, from their facts. */
export async function projectApplications(db: Db, ids: readonly string[]): Promise<Projection> {
  if (ids.length === 0) return { states: [], items: [], outcomes: [], failures: [] }
  const { rows, rulesOf, calendar, calendarVersion, now } = await readApplications(db, ids)
  const failures: ProjectionFailure[] = []
  const projected = rows
    .filter((row) => !row.is_deleted)
    .flatMap((row) => {
      const application = {
        id: row.id,
        definition: rulesOf(row),
        history: historyOf(row),
        openOrder: openOrderOf(row),
        followedUpAt: orNull(row.followed_up_at),
        chasedAt: orNull(row.chased_at),
        completionHeldUntil: orNull(row.completion_held_until),
        stuckRefunds: row.stuck_refunds.map(dated),
        reviews: row.reviews.map(dated),
        refundProposals: row.refund_proposals.map(dated),
        discountProposals: row.discount_proposals.map(dated),
        promises: new Map(row.promises.map(({ stageId, promisedOn }) => [stageId, promisedOn])),
      }
      try {
        return [{ row, work: listApplicationWork(application, calendar, now) }]
      } catch (error) {
        failures.push({ kind: 'application', id: row.id, error })
        return []
      }
    })
  return {
    states: projected.map(({ row, work: { standing, documentsToCheck } }) => ({
      application_id: row.id,
      track_id: row.track_id,
      customer_id: row.customer_id,
      service_slug: row.service_slug,
      client_status: standing.clientStatus,
      turn: standing.nextStep.turn,
      next_step: standing.nextStep.next,
      stage_id: standing.nextStep.stageId,
      state_id: row.state_id,
      documents_to_check: documentsToCheck,
      pending_items: standing.pendingItems,
      created_at: row.created_at,
    })),
    items: projected.flatMap(({ row, work: { pieces } }) => {
      const { id: applicationId, customer_id: customerId, service_slug: serviceSlug, state_id: stateId } = row
      return pieces.map((piece) =>
        toItem(piece, { applicationId, customerId, serviceSlug, stateId }, calendar),
      )
    }),
    outcomes: projected.flatMap(({ row, work: { clock } }) =>
      clock.outcomes.map(({ stageId, startedAt, endedAt, target, usedMinutes, met, waited }) => ({
        application_id: row.id,
        stage_id: stageId,
        started_at: startedAt,
        ended_at: endedAt,
        target_minutes: target,
        used_minutes: usedMinutes,
        met,
        waited,
        calendar_version: calendarVersion,
      })),
    ),
    failures,
  }
}
