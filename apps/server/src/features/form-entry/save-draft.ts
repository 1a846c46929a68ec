import type { BodyOf, saveDraft as saveDraftEndpoint } from '@sanad/contracts'
import {
  indianDayOf,
  isAskedField,
  isCalendarDate,
  isMinor,
  isSecretApplicationField,
  listAskedFields,
} from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { assertFormOpen } from '../case/assert-allowed.ts'
import { type LinkCaller, ownedBy, refuseVerifiedLink } from '../case/link-guard.ts'

type Values = BodyOf<typeof saveDraftEndpoint>['values']

/**
 * Saves a draft as a partial update: only the given fields change, so that two devices do not overwrite each other.
 * Fields that the service does not ask for are ignored, and so are identity numbers and bank accounts: drafts are not
 * encrypted.
 */
export async function saveDraft(
  { db }: Pick<Services, 'db'>,
  caller: LinkCaller,
  { applicationId, values }: { applicationId: string; values: Values },
): Promise<{ savedAt: string }> {
  const record = await getApplicationRecord(db, ownedBy(caller, applicationId))
  await refuseVerifiedLink(db, caller)
  assertFormOpen(record)
  const { definition, id } = record
  const asked = listAskedFields(definition.applicationFields ?? { required: [], optional: [] })
  const today = indianDayOf(await readNow(db))
  // Nothing is kept of a child before a guardian has consented; nor does the date that stood there before come back.
  const isOfChild = (key: string, value: string) =>
    key === 'date_of_birth' && isCalendarDate(value) && isMinor(value, today)
  const kept = Object.entries(values)
    .filter(([key]) => isAskedField(key) && asked.includes(key) && !isSecretApplicationField(key))
    .map(([key, value]) => [key, isOfChild(key, value) ? '' : value])
  const { rows } = await sql<{ saved_at: Date }>`
    insert into form_drafts as d (application_id, values)
    select a.id, ${JSON.stringify(Object.fromEntries(kept))}::jsonb
    from applications a where a.id = ${id} and a.form_submitted_at is null
    on conflict (application_id) do update set values = d.values || excluded.values, saved_at = now()
    returning saved_at
  `.execute(db)
  const [saved] = rows
  if (!saved) throw new AppError('form_submitted')
  return { savedAt: saved.saved_at.toISOString() }
}
