import type { ServiceApplication } from '@sanad/contracts'
import { readStored, writeStored } from '@sanad/web-kit'
import * as z from 'zod/mini'
import { isSecret } from '../../../shared/fields/field-definition-of.ts'
import type { InformationValues } from './information-values.ts'
import { openItems } from './open-items.ts'

const Draft = z.object({
  fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  extra_info: z.record(z.string(), z.string()),
})

const keyOf = (applicationId: string) => `informationDraft/${applicationId}`

const empty: InformationValues = { fields: {}, extra_info: {} }

/** Draft in session storage: survives a reload, ends with the tab. */
export function readDraft({ serviceDetails }: Pick<ServiceApplication, 'serviceDetails'>): InformationValues {
  try {
    const text = readStored('sessionStorage', keyOf(serviceDetails.id))
    return text === null ? empty : Draft.parse(JSON.parse(text))
  } catch {
    return empty
  }
}

/** Persists values of open items, never passwords or identity numbers. */
export function saveDraft(application: ServiceApplication, values: InformationValues): void {
  const open = openItems(application)
  const ids = open.fields.filter((field) => !isSecret(field)).map(({ field_id }) => field_id)
  const draft: InformationValues = {
    fields: pick(values.fields, ids),
    extra_info: pick(
      values.extra_info,
      open.extraItems.map(({ id }) => id),
    ),
  }
  const isEmpty = Object.keys(draft.fields).length + Object.keys(draft.extra_info).length === 0
  writeStored('sessionStorage', keyOf(application.serviceDetails.id), isEmpty ? null : JSON.stringify(draft))
}

/** Discards the draft of submitted items. */
export function forgetSubmitted(
  application: ServiceApplication,
  submitted: { fields: { field_id: string }[]; extra_info: { id: string }[] },
): void {
  const { fields, extra_info } = readDraft(application)
  const without = <Value>(values: Record<string, Value>, ids: string[]) =>
    pick(
      values,
      Object.keys(values).filter((id) => !ids.includes(id)),
    )
  saveDraft(application, {
    fields: without(
      fields,
      submitted.fields.map(({ field_id }) => field_id),
    ),
    extra_info: without(
      extra_info,
      submitted.extra_info.map(({ id }) => id),
    ),
  })
}

function pick<Value>(values: Record<string, Value>, ids: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([id]) => ids.includes(id)))
}
