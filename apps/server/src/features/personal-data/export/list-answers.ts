import {
  effectiveInputType,
  type FieldDefinition,
  type LocalText,
  type ServiceDefinition,
} from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { translatedFields } from '../../../platform/language/field-words.ts'
import { findTranslatedState } from '../../../platform/language/translated-states.ts'
import { isSealed } from '../../../platform/sealed-value.ts'
import { isTakenBack } from '../../case/taken-back.ts'

interface Row {
  readonly track_id: string
  readonly definition: ServiceDefinition
  readonly requested: Readonly<Record<string, LocalText>> | null
  readonly answers: readonly { readonly field: string; readonly value: unknown }[]
}

/** The customer's answers with question and, for a choice, the option's label. */
export async function listAnswers(db: Db, customerId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Row>`
    select a.track_id, v.definition,
      (select jsonb_object_agg(item_id, jsonb_build_object('en', title, 'hi', coalesce(title_hi, title)))
         from extra_item_requests q where q.application_id = a.id and not ${isTakenBack('q')}) as requested,
      (select coalesce(json_agg(json_build_object('field', field, 'value', value) order by field), '[]') from (
        select key as field, value from jsonb_each(a.fields)
        union all select field_id, value from submitted_fields where application_id = a.id
        union all select item_id, to_jsonb(value) from submitted_extra_info where application_id = a.id
        union all select d.key, d.value from form_drafts f, jsonb_each(f.values) d where f.application_id = a.id
      ) given) as answers
    from applications a
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where a.customer_id = ${customerId} and a.deleted_at is null order by a.created_at`.execute(db)
  return rows.flatMap(({ track_id, definition, requested, answers }) =>
    answers.map(({ field, value: stored }) => {
      // Encrypted values by their mask only: an export is stored unprotected on phones.
      const value = isSealed(stored) ? stored.mask : stored
      const asked = findField(definition, field)
      const question =
        asked?.label ??
        definition.extraInfo.find(({ id }) => id === field)?.title ??
        requested?.[field] ??
        field
      return { track_id, field, question, value, answer: asked ? answerOf(asked, value) : value }
    }),
  )
}

function findField(definition: ServiceDefinition, id: string): FieldDefinition | undefined {
  return (
    definition.fields.find((field) => field.id === id) ?? (isAskedKey(id) ? translatedFields[id] : undefined)
  )
}

function isAskedKey(id: string): id is keyof typeof translatedFields {
  return Object.hasOwn(translatedFields, id)
}

function answerOf(field: FieldDefinition, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => answerOf(field, one))
  if (effectiveInputType(field) === 'state') return findTranslatedState(Number(value))?.name ?? value
  return field.options.find((option) => option.value === value)?.label ?? value
}
