import { attachDeliverable, type BodyOf } from '@sanad/contracts'
import {
  type CalendarDay,
  type DeliverableKind,
  type LocalText,
  type ServiceDefinition,
  usualEndOfValidity,
} from '@sanad/domain'
import * as z from 'zod/mini'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { TextPart } from '../../../platform/uploads/read-upload.ts'

export type DeliverableParts = BodyOf<typeof attachDeliverable>

const Parts = attachDeliverable.body as NonNullable<typeof attachDeliverable.body>

/** The text parts in front of the file; those that are empty are not given. */
export function readDeliverableParts(text: TextPart): DeliverableParts {
  const given = Object.keys(Parts.shape).flatMap((name) => {
    const value = text(name)
    return value === undefined ? [] : [[name, value]]
  })
  const parsed = z.safeParse(Parts, Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('invalid_request', { details: { issues } })
}

export interface DeliverableTerms {
  readonly kind: DeliverableKind
  readonly title: LocalText
  readonly issuedOn: CalendarDay
  readonly validUntil: CalendarDay | null
}

/** What staff gave, and what the catalogue says where they did not. */
export function deliverableTermsOf(
  { deliverables = [] }: ServiceDefinition,
  parts: DeliverableParts,
  today: CalendarDay,
): DeliverableTerms {
  const { deliverable_id, issued_on: issuedOn = today } = parts
  const usual =
    deliverable_id === undefined
      ? undefined
      : orThrow(
          deliverables.find(({ id }) => id === deliverable_id),
          'not_found',
        )
  const validUntil = endOfValidity(parts, usual, issuedOn)
  if (issuedOn > today) throw refusal('issued_on', 'It cannot have been issued in the future.')
  if (validUntil !== null && validUntil <= issuedOn) {
    throw refusal('valid_until', 'It must be valid until a day after it was issued.')
  }
  return {
    kind: parts.kind ?? usual?.kind ?? missing('kind', 'Please say what it is.'),
    title: titleOf(parts) ?? usual?.label ?? missing('title', 'Please give a title in both languages.'),
    issuedOn,
    validUntil,
  }
}

function endOfValidity(
  { valid_until }: DeliverableParts,
  usual: { validMonths?: number | undefined } | undefined,
  issuedOn: CalendarDay,
): CalendarDay | null {
  if (valid_until === 'none') return null
  if (valid_until !== undefined) return valid_until
  const { validMonths } = usual ?? missing('valid_until', 'Please say until when it is valid, or none.')
  return usualEndOfValidity(validMonths === undefined ? {} : { validMonths }, issuedOn)
}

function titleOf({ title, title_hi }: DeliverableParts): LocalText | undefined {
  return title !== undefined && title_hi !== undefined ? { en: title, hi: title_hi } : undefined
}

function missing(path: string, message: string): never {
  throw refusal(path, message)
}

function refusal(path: string, message: string): AppError {
  return new AppError('invalid_request', { message, details: { issues: [{ path, message }] } })
}
