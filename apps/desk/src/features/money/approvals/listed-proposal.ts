import type { listMoneyProposals, SuccessOf } from '@sanad/contracts'

export type ListedProposal = SuccessOf<typeof listMoneyProposals>['data'][number]
