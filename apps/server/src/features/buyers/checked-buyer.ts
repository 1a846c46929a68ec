import { type Buyer, checkBuyer } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import { reasonMessage } from '../case/field-message.ts'

export interface GivenBuyer {
  readonly gstin: string
  readonly legal_name: string
  readonly address: string
}

const wireNames = { gstin: 'gstin', legalName: 'legal_name', address: 'address' } as const

/** The buyer, or what is wrong with it, field by field. */
export function getCheckedBuyer({ gstin, legal_name, address }: GivenBuyer): Buyer {
  const checked = checkBuyer({ gstin, legalName: legal_name, address })
  if (checked.ok) return checked.buyer
  const issues = checked.problems.map(({ field, reason }) => ({
    path: wireNames[field],
    message: reasonMessage(reason),
  }))
  throw new AppError('field_invalid', { details: { issues } })
}
