import {
  areOfOnePerson,
  type Buyer,
  checkBuyerGstin,
  findStateOfGstin,
  isWholeAddress,
  lacksRegistration,
} from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { PortalConfig } from '../../platform/portal-config.ts'
import type { ApplicationRecord } from '../case/application-record.ts'
import { reasonIssue } from '../case/field-message.ts'
import { getBuyer } from './buyer-queries.ts'
import { changeBuyer } from './change-buyer.ts'

interface Adoption {
  readonly record: ApplicationRecord
  readonly gstin: string
  /** What else was given with it, where nothing was said for the invoice. */
  readonly known?: { readonly name: string; readonly address: string | null }
  /** The field that gave it. */
  readonly path: string
  readonly by: 'session' | 'link'
}

/**
 * Takes a GSTIN that a form or information gave for that of the invoice: it is one fact, so that no document contradicts
 * what was given. What the invoice does not allow is refused there. Under the application's lock.
 */
export async function adoptGstin(
  tx: Db,
  { secrets, supplier }: Pick<PortalConfig, 'secrets' | 'supplier'>,
  { record, gstin, known, path, by }: Adoption,
): Promise<void> {
  const checked = checkBuyerGstin(gstin, { supplierGstin: supplier.gstin })
  if (!checked.ok) {
    throw new AppError('field_invalid', { details: { issues: [reasonIssue(path, checked.reason)] } })
  }
  const { buyer: former } = await getBuyer(tx, record.id)
  const kept = withGstin(former, checked.value)
  const buyer = {
    ...kept,
    legalName: kept.legalName ?? known?.name ?? null,
    address: isWholeAddress(kept.address ?? '') ? kept.address : (known?.address ?? kept.address),
  }
  const isSame = (['gstin', 'legalName', 'address'] as const).every((key) => former?.[key] === buyer[key])
  if (isSame) return
  await changeBuyer(tx, secrets.personalData, { record, buyer, by })
  // After the first payment nothing asks for them any more.
  if (record.facts.settled.length > 0 && lacksRegistration(buyer)) throw new AppError('buyer_details_missing')
}

/** Keeps of the former buyer what is true of this registration too. */
function withGstin(former: Buyer | null, gstin: string): Buyer {
  if (!former?.gstin) return { gstin, legalName: null, address: former?.address ?? null }
  const isOfPerson = areOfOnePerson(former.gstin, gstin)
  const isOfState = findStateOfGstin(former.gstin)?.id === findStateOfGstin(gstin)?.id
  return {
    gstin,
    legalName: isOfPerson ? former.legalName : null,
    address: isOfPerson && isOfState ? former.address : null,
  }
}
