import { type APIRequestContext, test } from '@playwright/test'
import { type RefundWish, refundTogether } from '@sanad/testing'
import { carryOutProposalJob } from '../../apps/server/src/features/desk/proposals/carry-out-proposal.ts'
import { bringJobsForward } from '../../apps/server/src/testing/bring-forward.ts'
import { findEmbeddedUrl } from '../../scripts/postgres/find-embedded-url.ts'
import type { ProductOptions } from './fixtures.ts'
import { signInStaff } from './staff.ts'

/** A refund that one member proposes and another approves, without the seconds in which that can be taken back. */
export async function sendRefund(request: APIRequestContext, wish: RefundWish): Promise<void> {
  const { token: proposer } = await signInStaff(request)
  const { token: approver } = await signInStaff(request)
  await refundTogether(request, { proposer, approver }, wish)
  const { dataDir } = test.info().project.use as Partial<ProductOptions>
  await bringJobsForward(await findEmbeddedUrl(dataDir ?? ''), carryOutProposalJob.name)
}
