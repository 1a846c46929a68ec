import { randomUUID } from 'node:crypto'
import type { MoneyProposalKind } from '@sanad/domain'
import type { Services } from '../../platform/services.ts'
import { createStaff } from './staff.ts'

interface Wish {
  readonly kind?: MoneyProposalKind
  readonly applicationId: string
  readonly rupees?: number
  readonly endsApplication?: boolean
  /** Somebody new unless told. */
  readonly proposedBy?: string
}

/** What a member proposed, written past the API; a refund unless told. */
export async function createMoneyProposal(
  services: Pick<Services, 'db'>,
  { kind = 'refund', applicationId, rupees = 1, endsApplication = false, proposedBy }: Wish,
): Promise<{ proposalId: string; proposedBy: string }> {
  const staffId = proposedBy ?? (await createStaff(services)).staffId
  const { id } = await services.db
    .insertInto('money_proposals')
    .values({
      kind,
      application_id: applicationId,
      rupees,
      ends_application: endsApplication,
      reason: 'Paid twice',
      ...(kind === 'refund' && {
        customer_reason: 'You paid twice.',
        customer_reason_hi: 'आपने दो बार भुगतान किया।',
      }),
      staff_id: staffId,
      request_id: randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { proposalId: id, proposedBy: staffId }
}
