import type { SuccessOf } from '@sanad/contracts'
import type { listMoneyProposals } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import type { ProposalsTexts } from '@sanad/texts/desk/proposals'

export type ListedProposal = SuccessOf<typeof listMoneyProposals>['data'][number]

export function nameProposal(texts: ProposalsTexts, { kind, rupees }: ListedProposal): string {
  const amount = { rupees: formatRupees(rupees) }
  return kind === 'refund' ? texts.refundOf(amount) : texts.discountOf(amount)
}
