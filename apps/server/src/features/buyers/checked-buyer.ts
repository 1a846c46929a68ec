import { type Buyer, checkBuyer } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { PortalConfig } from '../../platform/portal-config.ts'
import { reasonIssue } from '../case/field-message.ts'

export interface GivenBuyer {
  readonly gstin: string
  readonly legal_name: string
  readonly address: string
}

const wireNames = { gstin: 'gstin', legalName: 'legal_name', address: 'address' } as const

/** The buyer, or what is wrong with it, field by field. `isNamed`: by staff, so that one without a GSTIN keeps the name. */
export function getCheckedBuyer(
  { gstin, legal_name, address }: GivenBuyer,
  { supplier }: Pick<PortalConfig, 'supplier'>,
  { isNamed = false } = {},
): Buyer {
  const given = { gstin, legalName: legal_name, address }
  const checked = checkBuyer(given, { isNamed, supplierGstin: supplier.gstin })
  if (checked.ok) return checked.buyer
  const issues = checked.problems.map(({ field, reason }) => reasonIssue(wireNames[field], reason))
  throw new AppError('field_invalid', { details: { issues } })
}
