import type { FieldValue } from '@sanad/contracts'
import type { Db } from '../../platform/db.ts'
import type { SealedValue } from '../../platform/sealed-value.ts'

export type StoredValue = FieldValue | SealedValue

/** Submitted values of an application, by the ids of fields and extra items. */
export interface Information {
  readonly fields: ReadonlyMap<string, StoredValue>
  readonly extraItems: ReadonlyMap<string, string>
}

export async function getInformation(db: Db, applicationId: string): Promise<Information> {
  const fields = await db
    .selectFrom('submitted_fields')
    .select(['field_id', 'value'])
    .where('application_id', '=', applicationId)
    .execute()
  const extraItems = await db
    .selectFrom('submitted_extra_info')
    .select(['item_id', 'value'])
    .where('application_id', '=', applicationId)
    .execute()
  return {
    fields: new Map(fields.map(({ field_id, value }) => [field_id, value])),
    extraItems: new Map(extraItems.map(({ item_id, value }) => [item_id, value])),
  }
}

export async function insertInformation(db: Db, applicationId: string, added: Information): Promise<void> {
  if (added.fields.size > 0) {
    const rows = [...added.fields].map(([field_id, value]) => ({
      application_id: applicationId,
      field_id,
      value: JSON.stringify(value),
    }))
    await db.insertInto('submitted_fields').values(rows).execute()
  }
  if (added.extraItems.size > 0) {
    const rows = [...added.extraItems].map(([item_id, value]) => ({
      application_id: applicationId,
      item_id,
      value,
    }))
    await db.insertInto('submitted_extra_info').values(rows).execute()
  }
}
