import type { SuccessOf } from '@sanad/contracts'
import type { listMoneyProposals } from '@sanad/contracts/staff'

export type ListedProposal = SuccessOf<typeof listMoneyProposals>['data'][number]
