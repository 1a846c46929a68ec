import type { ApplicationFields, FieldIssue } from '@sanad/contracts'
import {
  type AskedFieldKey,
  applicationFieldDefinition,
  askedFieldKeys,
  type CalendarDay,
  checkFieldValue,
  findContradictions,
  isApplicationDetail,
  isSecretApplicationField,
} from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { KeyRing } from '../../platform/key-ring.ts'
import { fieldMessage, reasonIssue } from './field-message.ts'
import { openFields } from './open-fields.ts'
import { sealFieldValue } from './secret-fields.ts'
import { shownToLink, shownValue } from './shown-value.ts'
import type { StoredFields } from './stored-fields.ts'

interface Merge {
  readonly keys: KeyRing
  readonly applicationId: string
  readonly stored: StoredFields
  readonly given: Partial<ApplicationFields>
  /** Today in India, to which bounds of dates are relative. */
  readonly today: CalendarDay
  /** Fields that may be overwritten although they were given before. */
  readonly correct?: readonly AskedFieldKey[]
}

/**
 * Merges the given fields into the stored ones. Clients send the whole form back, masked values included: a value equal
 * to the one shown is unchanged. User and business details are write-once, application details may change (EA-01).
 */
export function mergeApplicationFields({
  keys,
  applicationId,
  stored,
  given,
  today,
  correct = [],
}: Merge): StoredFields {
  const merged: StoredFields = { ...stored }
  const issues: FieldIssue[] = []
  for (const name of askedFieldKeys) {
    const former = stored[name]
    const value = given[name] ?? ''
    if (given[name] === undefined || isAsShown(name, former, value)) continue
    if (former !== undefined && !isApplicationDetail(name) && !correct.includes(name)) {
      issues.push({ path: name, message: 'This cannot be changed here. Please contact support.' })
    } else if (value === '') {
      delete merged[name]
    } else {
      const field = applicationFieldDefinition(name)
      const outcome = checkFieldValue(field, value, today)
      if (!outcome.ok) {
        issues.push({ path: name, message: fieldMessage(field, outcome.reason, today) })
      } else {
        const text = String(outcome.value)
        merged[name] = isSecretApplicationField(name)
          ? sealFieldValue(keys, { applicationId, field, text })
          : text
      }
    }
  }
  if (issues.length === 0) issues.push(...findNewContradictions(keys, applicationId, { stored, merged }))
  if (issues.length > 0) throw new AppError('field_invalid', { details: { issues } })
  return merged
}

function isAsShown(name: AskedFieldKey, former: StoredFields[string] | undefined, value: string): boolean {
  return value === shownValue(former) || value === shownToLink(name, former)
}

/** Cross-field contradictions between identifiers that this change introduces. */
function findNewContradictions(
  keys: KeyRing,
  applicationId: string,
  { stored, merged }: { stored: StoredFields; merged: StoredFields },
): FieldIssue[] {
  const before = findContradictions(openFields(keys, applicationId, stored)).map(({ key: name }) => name)
  return findContradictions(openFields(keys, applicationId, merged))
    .filter(({ key: name }) => !before.includes(name))
    .map(({ key: name, reason }) => reasonIssue(name, reason))
}
