import type { BodyOf, Consent, ConsentPurpose, saveConsents as endpoint } from '@sanad/contracts'
import { type Kysely, sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Tables } from '../../platform/database-tables.ts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type NoticeFile, toPrivacyNotice } from './privacy-notices.ts'
import { recordConsents } from './record-consents.ts'

interface Decision {
  readonly purpose: ConsentPurpose
  readonly decision: 'given' | 'withdrawn'
  readonly notice_version: number
  readonly recorded_at: Date
}

/** Latest decision per purpose of an append-only table. */
export async function listDecisions(db: Db, customerId: string): Promise<Decision[]> {
  const { rows } = await sql<Decision>`
    select distinct on (purpose) purpose, decision, notice_version, recorded_at from consents
    where customer_id = ${customerId} order by purpose, id desc`.execute(db)
  return rows
}

/** Each purpose of the notice with the customer's decision. */
export function toConsents(
  notice: NoticeFile,
  decisions: readonly Decision[],
  language: Language,
): Consent[] {
  return toPrivacyNotice(notice, language).purposes.map((purpose) => {
    const last = decisions.find((decision) => decision.purpose === purpose.purpose)
    const basis = basisOf(notice, purpose.purpose)
    return {
      ...purpose,
      basis,
      given: last?.decision === 'given',
      active: isActive(basis, last),
      decided_at: last?.recorded_at.toISOString() ?? null,
      notice_version: last?.notice_version ?? null,
    }
  })
}

function basisOf({ purposes }: NoticeFile, purpose: ConsentPurpose): Consent['basis'] {
  const one = purposes.find((each) => each.purpose === purpose)
  if (one?.required) return 'account'
  return one?.assumed ? 'service' : 'consent'
}

function isActive(basis: Consent['basis'], last: Decision | undefined): boolean {
  return last ? last.decision === 'given' : basis !== 'consent'
}

interface Wish {
  readonly customerId: string
  readonly body: BodyOf<typeof endpoint>
  readonly newest: NoticeFile
  readonly language: Language
}

/** Records that the current notice was seen, and each decision that changed. Idempotent. */
export async function saveConsents(db: Kysely<Tables>, wish: Wish): Promise<void> {
  const { customerId, body, newest, language } = wish
  const newestVersion = newest.version
  if (body.notice_version !== newestVersion) throw new AppError('notice_outdated')
  const wanted = { service: true, reminders: body.reminders, offers: body.offers }
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
    const former = await listDecisions(tx, customerId)
    const changed = (Object.keys(wanted) as ConsentPurpose[]).filter((purpose) => {
      const last = former.find((decision) => decision.purpose === purpose)
      const basis = basisOf(newest, purpose)
      // A box that was ticked beforehand is no consent: of a service only what turns it off or on again is recorded.
      if (basis === 'service') return isActive(basis, last) !== wanted[purpose]
      if (!last) return wanted[purpose]
      return last.notice_version !== newestVersion || (last.decision === 'given') !== wanted[purpose]
    })
    if (changed.length === 0) return
    await recordConsents(tx, {
      customerId,
      decisions: changed.map((purpose) => [purpose, wanted[purpose]]),
      version: newestVersion,
      language,
      how: 'profile',
    })
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'customer',
      entityId: customerId,
      customerId,
      description: 'Decided about the use of personal data',
      metadata: { changed, version: newestVersion },
    })
  })
}

/** Whether the customer withdrew a purpose that is assumed by default. */
export async function hasWithdrawn(db: Db, customerId: string, purpose: ConsentPurpose): Promise<boolean> {
  const { rows } = await sql<{ decision: string }>`
    select decision from consents where customer_id = ${customerId} and purpose = ${purpose}
    order by id desc limit 1`.execute(db)
  return rows[0]?.decision === 'withdrawn'
}
