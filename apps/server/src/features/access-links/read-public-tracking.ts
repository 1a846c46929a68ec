import type { PublicTracking } from '@sanad/contracts'
import { parseTrackingId, standingOf, textIn } from '@sanad/domain'
import { orThrow } from '../../platform/app-error.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { getAccessLink, type LinkedPlace } from '../case/access-link.ts'
import { getApplicationRecord } from '../case/application-record.ts'

type Database = Pick<Services, 'db'>

export async function trackByLink(services: Database, token: string, language: Language) {
  return readTracking(services, await getAccessLink(services.db, token, 'track'), language)
}

/** Public by design: a tracking id has 50 random bits, and the answer contains no personal data. */
export async function trackById(services: Database, text: string, language: Language) {
  const trackId = orThrow(parseTrackingId(text), 'link_invalid')
  const found = await services.db
    .selectFrom('applications')
    .select(['id as applicationId', 'customer_id as customerId'])
    .where('track_id', '=', trackId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return readTracking(services, orThrow(found, 'link_invalid'), language)
}

/** Service, stages and dates only: no names, no amounts, no comments of staff. */
async function readTracking(
  { db }: Database,
  place: LinkedPlace,
  language: Language,
): Promise<PublicTracking> {
  const record = await getApplicationRecord(db, place)
  const { definition, trackId, serviceSlug, createdAt } = record
  const { timeline, clientStatus, paymentStatus } = standingOf(record)
  return {
    track_id: trackId,
    service_id: serviceSlug,
    title: textIn(definition.title, language),
    client_status: clientStatus,
    payment_status: paymentStatus,
    applied_at: createdAt.toISOString(),
    stages: timeline.map((stage) => ({
      title: textIn(stage.title, language),
      description: textIn(stage.description, language),
      status: stage.status,
      in_progress: stage.inProgress,
      completed_at: stage.completedAt,
    })),
  }
}
