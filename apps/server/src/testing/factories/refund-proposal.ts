import { randomUUID } from 'node:crypto'
import type { Services } from '../../platform/services.ts'
import { createStaff } from './staff.ts'

interface Wish {
  readonly applicationId: string
  readonly rupees?: number
  readonly endsApplication?: boolean
}

/** What a member proposed, written past the API. */
export async function createRefundProposal(
  services: Pick<Services, 'db'>,
  { applicationId, rupees = 1, endsApplication = false }: Wish,
): Promise<{ proposalId: string; proposedBy: string }> {
  const { staffId } = await createStaff(services)
  const { id } = await services.db
    .insertInto('money_proposals')
    .values({
      kind: 'refund',
      application_id: applicationId,
      rupees,
      ends_application: endsApplication,
      reason: 'Paid twice',
      customer_reason: 'You paid twice.',
      staff_id: staffId,
      request_id: randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { proposalId: id, proposedBy: staffId }
}
