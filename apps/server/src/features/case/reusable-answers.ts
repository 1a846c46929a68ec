import type { FieldDefinition } from '@sanad/domain'
import { textIn } from '@sanad/domain'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import { openText } from '../../platform/sealed-value.ts'
import type { Services } from '../../platform/services.ts'
import type { ApplicationRecord } from './application-record.ts'
import {
  type EarlierRow,
  earlierApplications,
  type Known,
  listSealedAnswers,
  withDefinitions,
} from './earlier-applications.ts'
import { placeOf } from './secret-fields.ts'

/** An identity number that was given before, by reference: the browser is shown its mask alone. */
export function toReusableAnswer(field: FieldDefinition, known: Known, language: Language) {
  const [sealed] = listSealedAnswers(field, known)
  if (!sealed) return {}
  const { applicationId: source_id, value, title } = sealed
  return { reusable: { source_id, mask: value.mask, from: title ? textIn(title, language) : null } }
}

/** The number behind such a reference. Encryption is bound to its place: whoever keeps it seals it anew, as if it were typed. */
export async function openReusableAnswer(
  { db, config }: Pick<Services, 'db' | 'config'>,
  record: ApplicationRecord,
  { field, sourceId }: { field: FieldDefinition; sourceId: string },
): Promise<string> {
  const answers = listSealedAnswers(field, await readKnown(db, record))
  const found = orThrow(
    answers.find(({ applicationId }) => applicationId === sourceId),
    'not_found',
  )
  return openText(
    config.secrets.personalData,
    placeOf(found.applicationId, found.fieldId),
    found.value.sealed,
  )
}

async function readKnown(db: Db, { id, fields, definition }: ApplicationRecord): Promise<Known> {
  const { rows } = await sql<EarlierRow & Pick<Known, 'submitted'>>`
    select ${earlierApplications},
      (select coalesce(json_agg(json_build_object('fieldId', f.field_id, 'value', f.value)), '[]')
         from submitted_fields f where f.application_id = a.id) as submitted
    from applications a where a.id = ${id}
  `.execute(db)
  const { submitted, earlier } = orThrow(rows[0], 'not_found')
  return { id, fields, asked: definition.fields, submitted, earlier: await withDefinitions(db, earlier) }
}
