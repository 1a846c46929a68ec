import {
  addressOfForm,
  type FormValues,
  findBillingGap,
  findState,
  findStateOfGstin,
  pricedStandingOf,
} from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { ApplicationRecord } from '../case/application-record.ts'
import { getBuyer, setBuyer } from './buyer-queries.ts'

/**
 * Fixes before a first payment whom its documents are made out to and in which State: what was said for the business
 * becomes the application's own. Throws what is missing. Under the application's lock.
 */
export async function settleBuyer(
  tx: Db,
  record: ApplicationRecord,
  homeStateId: number,
): Promise<ApplicationRecord> {
  if (record.facts.settled.length > 0) return record
  const { buyer, address } = await getBuyer(tx, record.id)
  const stateId = record.stateId ?? stateOnRecord(record, buyer?.gstin ?? null)
  const settled = { ...record, stateId }
  const full = pricedStandingOf(settled, homeStateId).quote('full')
  // What a discount covers wholly has no document.
  if (!full.ok || full.quote.total === 0) return settled
  const known = addressOfForm(openValues(record.fields), { isFirm: record.businessId !== null }) ?? address
  const gap = findBillingGap({ buyer, stateId, address: known, taxableRupees: full.quote.subtotal })
  if (gap) throw new AppError(gap)
  const isOwn = { gstin: null, legalName: null, address: null, ...buyer }
  await setBuyer(tx, { applicationId: record.id, businessId: null }, { buyer: isOwn, stateId })
  return settled
}

/** Addresses are not among the sealed values. */
function openValues(fields: ApplicationRecord['fields']): FormValues {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'))
}

/** By the GSTIN, else by the address that a form gave. */
function stateOnRecord({ fields }: ApplicationRecord, gstin: string | null): number | null {
  if (gstin !== null) return findStateOfGstin(gstin)?.id ?? null
  const given = [fields.office_state, fields.plant_state, fields.state]
  return given.map((id) => findState(Number(id))?.id).find((id) => id !== undefined) ?? null
}
