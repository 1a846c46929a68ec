import type { ApplicationFields, FieldIssue } from '@sanad/contracts'
import {
  applicationFieldDefinition,
  applicationFields,
  askedFieldKeys,
  type CalendarDay,
  checkApplicationForm,
  type FormValues,
  indianDayOf,
  isEmptyValue,
  isFieldAsked,
  isSecretApplicationField,
  listAskedFields,
} from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { KeyRing } from '../../platform/key-ring.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { adoptFormGstin } from '../buyers/adopt-form-gstin.ts'
import { type ApplicationRecord, getApplicationRecord } from '../case/application-record.ts'
import { assertFormOpen } from '../case/assert-allowed.ts'
import { assertGuardian } from '../case/assert-guardian.ts'
import { fieldMessage } from '../case/field-message.ts'
import { type LinkCaller, ownedBy, refuseVerifiedLink } from '../case/link-guard.ts'
import { mergeApplicationFields } from '../case/merge-application-fields.ts'
import { openFields } from '../case/open-fields.ts'
import { shownValue } from '../case/shown-value.ts'
import type { StoredFields } from '../case/stored-fields.ts'
import { refuseRepeated } from './refuse-repeated.ts'

/** Submits the form, once, complete and valid, and deletes its draft. */
export async function submitForm(
  { db, config }: Services,
  caller: LinkCaller,
  { applicationId, given }: { applicationId: string; given: ApplicationFields },
): Promise<void> {
  const owned = ownedBy(caller, applicationId)
  const keys = config.secrets.personalData
  await db.transaction().execute(async (tx) => {
    const record = await getApplicationRecord(tx, owned, { lock: true })
    await refuseVerifiedLink(tx, caller)
    await refuseRepeated(tx, applicationId)
    assertFormOpen(record)
    const today = indianDayOf(await readNow(tx))
    const fields = checkedFields(keys, record, { given, today })
    await assertGuardian(tx, { applicationId, birthDates: [fields.date_of_birth], today })
    await tx
      .updateTable('applications')
      .set({ fields: JSON.stringify(fields), form_submitted_at: sql<Date>`now()` })
      .where('id', '=', applicationId)
      .execute()
    await tx.deleteFrom('form_drafts').where('application_id', '=', applicationId).execute()
    await recordAudit(tx, {
      action: 'INFORMATION_UPDATE',
      entityType: 'application',
      entityId: applicationId,
      customerId: owned.customerId,
      description: 'Submitted the application form',
      metadata: { track_id: record.trackId, by: caller.kind, fields: listForAudit(record.fields, fields) },
    })
    await adoptFormGstin(tx, config, { record, fields, by: caller.kind })
  })
}

/** The fields to store; throws with an issue for every missing or invalid one. */
function checkedFields(
  keys: KeyRing,
  { id, definition, fields }: ApplicationRecord,
  { given, today }: { given: ApplicationFields; today: CalendarDay },
) {
  const asked = definition.applicationFields ?? { required: [], optional: [] }
  const asks = listAskedFields(asked)
  const stored = openFields(keys, id, fields)
  const fresh = Object.fromEntries(
    asks.flatMap((name) => {
      const value = given[name]
      return isEmptyValue(value) || value === shownValue(fields[name]) ? [] : [[name, value]]
    }),
  )
  const values: FormValues = { ...stored, ...fresh }
  const issues: FieldIssue[] = [
    ...askedFieldKeys
      .filter(
        (name) =>
          !asks.includes(name) && !isEmptyValue(given[name]) && given[name] !== shownValue(fields[name]),
      )
      .map((name) => ({ path: name, message: 'This service does not ask for this.' })),
    ...checkApplicationForm(asked, values, today).map(({ key: name, reason }) => ({
      path: name,
      message: fieldMessage(applicationFieldDefinition(name), reason, today),
    })),
  ]
  if (issues.length > 0) throw new AppError('field_invalid', { details: { issues } })
  // A conditional field that is hidden now holds a stale value: dropped.
  const shown = Object.fromEntries(
    Object.entries(fresh).filter(([name]) =>
      asks.some((other) => other === name && isFieldAsked(other, values)),
    ),
  )
  return mergeApplicationFields({ keys, applicationId: id, stored: fields, given: shown, today })
}

/** Names and values for the audit log (DI-09); secrets masked, as entries are append-only. */
function listForAudit(before: StoredFields, after: StoredFields) {
  return askedFieldKeys
    .filter((name) => after[name] !== undefined && after[name] !== before[name])
    .map((name) => ({
      field_id: name,
      field_name: applicationFields[name].label.en,
      field_value: isSecretApplicationField(name) ? shownValue(after[name]) : after[name],
    }))
}
