import type { ErrorCode } from '@sanad/contracts'
import { type ApplicationAction, isOver, type Standing, standingOf } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { ApplicationRecord } from './application-record.ts'

/** Guard: throws a conflict for an action that the application's situation does not allow; details list the allowed. */
export function assertAllowed(record: ApplicationRecord, action: ApplicationAction): void {
  const standing = standingOf(record)
  if (!standing.allowedActions.includes(action)) throw refusalOf(action, standing)
}

/** Guard: what the application form asked for is not changed any more once the application is completed or paid back. */
export function assertFormOpen(record: ApplicationRecord): void {
  const standing = standingOf(record)
  if (isOver(standing.clientStatus)) throw refusalOf('submit_information', standing)
}

const whenPaid = {
  pay: 'payment_not_due',
  change_business: 'business_locked',
  change_choice: 'choice_locked',
  change_buyer: 'buyer_locked',
  delete: 'paid_not_deletable',
  upload: 'document_locked',
  submit_information: 'field_already_submitted',
} as const satisfies Record<ApplicationAction, ErrorCode>

function refusalOf(action: ApplicationAction, { situation, allowedActions }: Standing): AppError {
  const details = { allowed_actions: allowedActions }
  const gives = action === 'upload' || action === 'submit_information'
  if (situation === 'unpaid' || situation === 'unpaid_live_order') {
    return new AppError(gives ? 'payment_first' : 'order_live', { details })
  }
  if (situation === 'unpaid_in_review') {
    return new AppError(gives ? 'payment_first' : 'payment_in_review', { details })
  }
  const closed = gives ? { message: 'This application is closed; nothing more can be submitted.' } : {}
  return new AppError(whenPaid[action], { ...closed, details })
}
