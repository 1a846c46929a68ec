import type { MoneyProposalBasis } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import { type ProposalsTexts, proposalsMessages } from '@sanad/texts/desk/proposals'
import { type KeyValueItem, KeyValueList } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { ListedProposal } from './listed-proposal.ts'

/** What an approver weighs beside the reason. */
export function ApprovalFacts({ proposal }: { readonly proposal: ListedProposal }) {
  const texts = useMessages(proposalsMessages)
  const why = { label: texts.whyHouse, value: proposal.reason }
  const items = proposal.kind === 'refund' ? refundFacts(texts, proposal) : discountFacts(texts, proposal)
  return <KeyValueList columns={2} items={[why, ...items]} />
}

/** What was paid and done, what by the policy goes back, and what stays. */
function refundFacts(texts: ProposalsTexts, proposal: ListedProposal): KeyValueItem[] {
  const { basis, rupees } = proposal
  const ends = proposal.ends_application || basis.kept_rupees === 0
  const orders = basis.orders.map(({ order_id: id, rupees: part }) =>
    texts.orderPart({ id, rupees: formatRupees(part) }),
  )
  return [
    { label: texts.customerReads, value: <Words proposal={proposal} /> },
    { label: texts.paid, value: formatRupees(basis.paid_rupees) },
    { label: texts.before, value: formatRupees(basis.refunded_rupees) },
    { label: texts.kept, value: <strong>{formatRupees(basis.kept_rupees)}</strong> },
    { label: texts.ends, value: ends ? texts.yes : texts.no },
    { label: texts.workDone, value: workText(texts, basis) },
    { label: texts.policy, value: policyText(texts, basis, { rupees, ends }) },
    { label: texts.orders, value: orders.join(', ') },
  ]
}

/** What is unpaid, what of it stays, and what was given before. */
function discountFacts(texts: ProposalsTexts, { basis, rupees }: ListedProposal): KeyValueItem[] {
  const paid = { label: texts.paid, value: formatRupees(basis.paid_rupees) }
  if (!basis.price) return [paid]
  const { unpaid_rupees: unpaid, discount_rupees: given } = basis.price
  const left = texts.unpaidAfterText({
    rupees: formatRupees(Math.max(0, unpaid - rupees)),
    percent: Math.round((rupees * 100) / Math.max(1, unpaid)),
  })
  return [
    paid,
    { label: texts.unpaid, value: formatRupees(unpaid) },
    { label: texts.unpaidAfter, value: <strong>{left}</strong> },
    { label: texts.discountBefore, value: formatRupees(given) },
  ]
}

function Words({ proposal: { customer_reason, customer_reason_hi } }: { readonly proposal: ListedProposal }) {
  return (
    <>
      <span lang="en">{customer_reason}</span>
      {customer_reason_hi && (
        <>
          <br />
          <span lang="hi">{customer_reason_hi}</span>
        </>
      )}
    </>
  )
}

function workText(texts: ProposalsTexts, { stages, used_minutes }: MoneyProposalBasis): string {
  const work = stages.filter(({ is_payment }) => !is_payment)
  const done = work.filter(({ is_done }) => is_done).length
  if (done === 0) return texts.nothingDone({ all: work.length })
  const time = texts.hoursMinutes({ hours: Math.floor(used_minutes / 60), minutes: used_minutes % 60 })
  return texts.workDoneText({ done, all: work.length, time })
}

interface Refund {
  readonly rupees: number
  readonly ends: boolean
}

/** A refund that lets the application go on is measured by no scale, unless it returns more than its end would. */
function policyText(texts: ProposalsTexts, { policy }: MoneyProposalBasis, { rupees, ends }: Refund): string {
  if (!policy) return texts.noPolicy
  const back = texts.policyText({ percent: policy.kept_percent, rupees: formatRupees(policy.back_rupees) })
  const { back_rupees: scale } = policy
  if (rupees > scale) return `${back} · ${texts.above}`
  if (!ends) return back
  return `${back} · ${rupees === scale ? texts.within : texts.below}`
}
