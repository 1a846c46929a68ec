import type { BodyOf, FieldIssue, FieldValue, submitFields } from '@sanad/contracts'
import {
  addressOfForm,
  type FormValues,
  indianDayOf,
  isAskedByNow,
  type ServiceDefinition,
} from '@sanad/domain'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { KeyRing } from '../../platform/key-ring.ts'
import { readNow } from '../../platform/read-now.ts'
import { isSealed, openText } from '../../platform/sealed-value.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { adoptGstin } from '../buyers/adopt-gstin.ts'
import { getNameOnRecord } from '../buyers/buyer-queries.ts'
import { type ApplicationRecord, getApplicationRecord } from '../case/application-record.ts'
import { assertAllowed } from '../case/assert-allowed.ts'
import { assertGuardian } from '../case/assert-guardian.ts'
import { readSettledNotices } from '../case/read-settled-notices.ts'
import { isSecretField, placeOf, sealFieldValue } from '../case/secret-fields.ts'
import { type CheckedInformation, checkInformation } from './check-information.ts'
import {
  getInformation,
  type Information,
  insertInformation,
  type StoredValue,
} from './information-queries.ts'

type Body = BodyOf<typeof submitFields>

/** Submits information, write-once per field. Idempotent: the same values again change nothing. */
export async function submitInformation(
  { db, config }: Services,
  customerId: string,
  body: Body,
): Promise<void> {
  if (body.user_id === undefined) throw new AppError('fields_missing')
  if (body.user_id !== customerId) throw new AppError('not_found')
  const owned = { applicationId: orThrow(body.application_id, 'fields_missing'), customerId }
  const vault = { keys: config.secrets.personalData, applicationId: owned.applicationId }
  await db.transaction().execute(async (tx) => {
    const record = await getApplicationRecord(tx, owned, { lock: true })
    const { definition } = record
    const fields = definition.fields.filter((field) => isAskedByNow(field, definition, record.facts))
    const today = indianDayOf(await readNow(tx))
    const given = checkInformation({ ...definition, fields }, body, today)
    const birthDates = fields
      .filter(({ sameAs }) => sameAs === 'date_of_birth')
      .map(({ id }) => given.fields.get(id))
    await assertGuardian(tx, { applicationId: owned.applicationId, birthDates, today })
    const stored = await getInformation(tx, owned.applicationId)
    const fresh = withoutRepeats(vault, given, stored)
    if (fresh.fields.size + fresh.extraItems.size === 0) return
    assertAllowed(record, 'submit_information')
    await adoptGivenGstin(tx, config, record, fresh)
    const added = seal(vault, definition, fresh)
    await insertInformation(tx, owned.applicationId, added)
    await readSettledNotices(tx, owned)
    await recordAudit(tx, {
      action: 'INFORMATION_BULK_SUBMIT',
      entityType: 'application',
      entityId: owned.applicationId,
      customerId,
      metadata: { fields: listForAudit(definition, added) },
    })
  })
}

/** The GSTIN of the organisation, with the name and the address that are given with it. */
async function adoptGivenGstin(
  tx: Db,
  config: Services['config'],
  record: ApplicationRecord,
  { fields: given }: CheckedInformation,
): Promise<void> {
  const asked = record.definition.fields
  const field = asked.find(({ id, identifier }) => identifier === 'gstin' && given.has(id))
  const gstin = field && given.get(field.id)
  if (!field || typeof gstin !== 'string') return
  const values: FormValues = Object.fromEntries(
    asked.flatMap(({ id, sameAs }) => {
      const value = given.get(id)
      return sameAs && typeof value === 'string' ? [[sameAs, value]] : []
    }),
  )
  const known = {
    name: values.name_of_firm ?? (await getNameOnRecord(tx, record.id)),
    address: addressOfForm(values, { isFirm: true }),
  }
  await adoptGstin(tx, config, { record, gstin, known, path: `fields.${field.id}`, by: 'session' })
}

interface Vault {
  readonly keys: KeyRing
  readonly applicationId: string
}

/** The values not yet submitted; throws when one differs from the submitted value. */
function withoutRepeats(vault: Vault, given: CheckedInformation, stored: Information): CheckedInformation {
  const issues: FieldIssue[] = []
  const message = 'This was already submitted. Please contact support to change it.'
  const isFresh = (path: string, value: FieldValue, former: FieldValue | undefined) => {
    if (former !== undefined && JSON.stringify(former) !== JSON.stringify(value))
      issues.push({ path, message })
    return former === undefined
  }
  const fields = [...given.fields].filter(([id, value]) =>
    isFresh(`fields.${id}`, value, openValue(vault, id, stored.fields.get(id))),
  )
  const extraItems = [...given.extraItems].filter(([id, value]) =>
    isFresh(`extra_info.${id}`, value, stored.extraItems.get(id)),
  )
  if (issues.length > 0) throw new AppError('field_already_submitted', { details: { issues } })
  return { fields: new Map(fields), extraItems: new Map(extraItems) }
}

function openValue(
  { keys, applicationId }: Vault,
  fieldId: string,
  stored: StoredValue | undefined,
): FieldValue | undefined {
  return isSealed(stored) ? openText(keys, placeOf(applicationId, fieldId), stored.sealed) : stored
}

function seal(
  { keys, applicationId }: Vault,
  service: ServiceDefinition,
  given: CheckedInformation,
): Information {
  const fields = [...given.fields].map(([id, value]): [string, StoredValue] => {
    const field = service.fields.find((candidate) => candidate.id === id)
    const isSecret = field !== undefined && isSecretField(field) && typeof value === 'string'
    return [id, isSecret ? sealFieldValue(keys, { applicationId, field, text: value }) : value]
  })
  return { fields: new Map(fields), extraItems: given.extraItems }
}

/** Names and values for the audit log (DI-09); personal identifiers masked, as entries are append-only. */
function listForAudit(service: ServiceDefinition, { fields, extraItems }: Information) {
  const entry = (id: string, name: string | undefined, value: FieldValue) => ({
    field_id: id,
    field_name: name ?? id,
    field_value: value,
  })
  return [
    ...[...fields].map(([id, value]) =>
      entry(
        id,
        service.fields.find((field) => field.id === id)?.label.en,
        isSealed(value) ? value.mask : value,
      ),
    ),
    ...[...extraItems].map(([id, value]) =>
      entry(id, service.extraInfo.find((item) => item.id === id)?.title.en, value),
    ),
  ]
}
