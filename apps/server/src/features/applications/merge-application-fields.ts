import type { ApplicationFields, FieldIssue } from '@sanad/contracts'
import {
  applicationFieldDefinition,
  askedFieldKeys,
  checkFieldValue,
  isApplicationDetail,
  isSecretApplicationField,
} from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import { isSealed, type SealedValue } from '../../platform/sealed-value.ts'
import { fieldMessages } from '../information/field-messages.ts'
import { sealFieldValue } from '../information/secret-fields.ts'

export type StoredFields = Record<string, string | SealedValue>

interface Merge {
  readonly key: Buffer
  readonly applicationId: string
  readonly stored: StoredFields
  readonly given: Partial<ApplicationFields>
}

/**
 * The stored fields with the given ones. A client sends the whole body back: what is as it was shown stays.
 * User and business details are filled once, application details may change (EA-01).
 */
export function mergeApplicationFields({ key, applicationId, stored, given }: Merge): StoredFields {
  const merged: StoredFields = { ...stored }
  const issues: FieldIssue[] = []
  for (const name of askedFieldKeys) {
    const former = stored[name]
    const value = given[name] ?? ''
    if (given[name] === undefined || value === shownValue(former)) continue
    if (former !== undefined && !isApplicationDetail(name)) {
      issues.push({ path: name, message: 'This cannot be changed here. Please contact support.' })
    } else if (value === '') {
      delete merged[name]
    } else {
      const field = applicationFieldDefinition(name)
      const outcome = checkFieldValue(field, value)
      if (!outcome.ok) {
        issues.push({ path: name, message: fieldMessages[outcome.reason] })
      } else {
        const text = String(outcome.value)
        merged[name] = isSecretApplicationField(name)
          ? sealFieldValue(key, { applicationId, field, text })
          : text
      }
    }
  }
  if (issues.length > 0) throw new AppError('field_invalid', { details: { issues } })
  return merged
}

/** What answers show of a stored field; empty where there is none. */
export function shownValue(stored: string | SealedValue | undefined): string {
  return isSealed(stored) ? stored.mask : (stored ?? '')
}
