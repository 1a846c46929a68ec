import type { FieldIssue, FieldValue } from '@sanad/contracts'
import { type CalendarDay, checkFieldValue, isEmptyValue, type ServiceDefinition } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import { fieldMessage, reasonMessage } from '../case/field-message.ts'

export interface GivenInformation {
  readonly fields: readonly { field_id: string; value: FieldValue }[]
  readonly extra_info: readonly { id: string; value: string }[]
}

/** Validated and normalised values by id. */
export interface CheckedInformation {
  readonly fields: ReadonlyMap<string, FieldValue>
  readonly extraItems: ReadonlyMap<string, string>
}

/** Validates the non-empty values; throws with an issue for every invalid one. */
export function checkInformation(
  service: Pick<ServiceDefinition, 'fields' | 'extraInfo'>,
  given: GivenInformation,
  today: CalendarDay,
): CheckedInformation {
  const issues: FieldIssue[] = []
  const fields = new Map<string, FieldValue>()
  for (const { field_id, value } of given.fields) {
    if (isEmptyValue(value)) continue
    const field = service.fields.find(({ id }) => id === field_id)
    const path = `fields.${field_id}`
    if (!field) {
      issues.push({ path, message: unknown })
      continue
    }
    const outcome = checkFieldValue(field, value, today)
    if (outcome.ok) fields.set(field_id, outcome.value)
    else issues.push({ path, message: fieldMessage(field, outcome.reason, today) })
  }
  const extraItems = new Map<string, string>()
  for (const { id, value } of given.extra_info) {
    if (isEmptyValue(value)) continue
    const item = service.extraInfo.find((candidate) => candidate.id === id)
    const isOffered = item?.type !== 'select' || item.options?.some((option) => option.value === value)
    const path = `extra_info.${id}`
    if (!item) issues.push({ path, message: unknown })
    else if (!isOffered) issues.push({ path, message: reasonMessage('not_an_option') })
    else extraItems.set(id, value)
  }
  if (issues.length > 0) throw new AppError('field_invalid', { details: { issues } })
  if (fields.size + extraItems.size === 0) throw new AppError('fields_missing')
  return { fields, extraItems }
}

const unknown = 'This service does not ask for this.'
