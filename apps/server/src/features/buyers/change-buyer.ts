import { areOfOnePerson, type Buyer, findContradictions, findStateOfGstin, standingOf } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { KeyRing } from '../../platform/key-ring.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ApplicationRecord } from '../case/application-record.ts'
import { assertAllowed } from '../case/assert-allowed.ts'
import { openFields } from '../case/open-fields.ts'
import { getBuyer, setBuyer } from './buyer-queries.ts'

interface Change {
  readonly record: ApplicationRecord
  readonly buyer: Buyer
  /** Whose call it is: a session, or the holder of a link. */
  readonly by: 'session' | 'link'
}

/**
 * Changes on the customer's word whom the documents of an application are made out to; its business remembers it for the
 * next one. The State of a GSTIN decides the tax, so the application's State follows it. Documents stay as they were
 * issued. Under the application's lock.
 */
export async function changeBuyer(
  tx: Db,
  keys: KeyRing,
  { record, buyer, by }: Change,
): Promise<{ stateId: number | null }> {
  assertAllowed(record, 'change_buyer')
  const { buyer: former } = await getBuyer(tx, record.id)
  const stateId = stateFor(record, buyer)
  if (record.facts.settled.length > 0)
    refuseOtherPerson(openFields(keys, record.id, record.fields), former, buyer)
  await setBuyer(tx, { applicationId: record.id, businessId: record.businessId }, { buyer, stateId })
  await recordAudit(tx, {
    action: 'USER_ACTION',
    entityType: 'application',
    entityId: record.id,
    customerId: record.customerId,
    description: describe(former, buyer),
    metadata: {
      track_id: record.trackId,
      state_id: stateId,
      by,
      changed: (['gstin', 'legalName', 'address'] as const).filter((key) => former?.[key] !== buyer[key]),
    },
  })
  return { stateId }
}

/** After a payment the State is part of its price: a GSTIN of another one is for staff to amend. */
function stateFor(record: ApplicationRecord, { gstin }: Buyer): number | null {
  const stateId = gstin ? (findStateOfGstin(gstin)?.id ?? null) : record.stateId
  if (stateId === record.stateId || standingOf(record).allowedActions.includes('change_choice'))
    return stateId
  throw new AppError('gstin_state_mismatch')
}

/** What was paid was supplied to one legal person: the documents of that payment cannot go on to another. */
function refuseOtherPerson(
  fields: Parameters<typeof findContradictions>[0],
  former: Buyer | null,
  { gstin }: Buyer,
): void {
  const isRemoved = former?.gstin && !gstin
  const isReplaced = former?.gstin && gstin && !areOfOnePerson(former.gstin, gstin)
  // Without a former GSTIN, the PAN that the form gave is all that is known of the person.
  const isOfOtherPan =
    gstin !== null &&
    findContradictions({ ...fields, GSTIN_number: gstin }).some(
      ({ key, reason }) => key === 'GSTIN_number' && reason === 'gstin_pan_mismatch',
    )
  if (isRemoved || isReplaced || isOfOtherPan) throw new AppError('buyer_other_person')
}

function describe(former: Buyer | null, { gstin }: Buyer): string {
  if (!gstin) return former?.gstin ? 'Removed the GSTIN of the invoice' : 'Said that there is no GSTIN'
  if (!former?.gstin) return 'Gave a GSTIN for the invoice'
  return former.gstin === gstin ? 'Changed the details of the invoice' : 'Changed the GSTIN of the invoice'
}
