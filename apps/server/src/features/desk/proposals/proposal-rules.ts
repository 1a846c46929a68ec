import type { StaffAct } from '@sanad/contracts/staff'
import type { MoneyProposalKind } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { assertDiscountable } from '../acts/assert-discountable.ts'
import { assertWithinDiscountLimit, assertWithinRefundLimit } from '../acts/assert-within-limit.ts'
import { assertRefundable } from './assert-refundable.ts'
import { grantDiscount } from './grant-discount.ts'
import type { MoneyProposalRecord } from './proposal-record.ts'
import { sendRefund } from './send-refund.ts'

interface Wish {
  readonly rupees: number
  readonly endsApplication: boolean
  /** What other proposals have spoken for. */
  readonly reserved?: number
}

interface Approved {
  readonly proposal: MoneyProposalRecord
  readonly approvedBy: string
}

/** What the kinds of proposals differ in; under the application's lock. */
interface ProposalRules {
  readonly acts: { readonly proposed: StaffAct; readonly approved: StaffAct }
  /** Refuses what the rules of this moment do not allow. */
  assertAllowed(tx: Db, record: ApplicationRecord, wish: Wish): Promise<void>
  assertWithinLimit(tx: Db, record: ApplicationRecord, by: { staffId: string; rupees: number }): Promise<void>
  carryOut(tx: Db, record: ApplicationRecord, approved: Approved): Promise<void>
}

export function proposalRules(
  { config: { homeStateId } }: Pick<Services, 'config'>,
  kind: MoneyProposalKind,
): ProposalRules {
  const rules: Record<MoneyProposalKind, ProposalRules> = {
    refund: {
      acts: { proposed: 'propose_refund', approved: 'approve_refund' },
      assertAllowed: assertRefundable,
      assertWithinLimit: (tx, { id }, by) => assertWithinRefundLimit(tx, { applicationId: id, ...by }),
      carryOut: sendRefund,
    },
    discount: {
      acts: { proposed: 'propose_discount', approved: 'approve_discount' },
      assertAllowed: async (_tx, record, wish) => {
        assertDiscountable(record, { ...wish, homeStateId })
      },
      assertWithinLimit: (tx, record, by) => {
        const { priceRupees } = assertDiscountable(record, { rupees: by.rupees, homeStateId })
        return assertWithinDiscountLimit(tx, { applicationId: record.id, priceRupees, ...by })
      },
      carryOut: grantDiscount,
    },
  }
  return rules[kind]
}
