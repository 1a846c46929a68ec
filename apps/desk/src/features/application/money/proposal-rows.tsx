import type { MoneyProposal } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Badge } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { useStaff } from '../../../shared/session/use-staff.ts'
import styles from '../application.module.css'

interface ProposalRowsProps {
  readonly proposals: readonly MoneyProposal[]
  readonly onWithdraw: (proposal: MoneyProposal) => void
}

/** What members proposed about the money of an application, and what became of it. */
export function ProposalRows({ proposals, onWithdraw }: ProposalRowsProps) {
  const texts = useMessages(proposalsMessages)
  const language = useLanguage()
  const { id: me } = useStaff()
  const states = {
    waiting: texts.stateWaiting,
    approved: texts.stateApproved,
    declined: texts.stateDeclined,
    withdrawn: texts.stateWithdrawn,
    done: texts.stateDone,
  } as const
  const tones = {
    waiting: 'yellow',
    approved: 'blue',
    declined: 'red',
    withdrawn: 'grey',
    done: 'green',
  } as const
  const isMine = ({ state, proposed_by }: MoneyProposal) => state === 'waiting' && proposed_by.id === me
  const newest = proposals.find(isMine)
  return (
    <ul className={styles.papers}>
      {proposals.map((proposal) => {
        const { id, kind, state, rupees, proposed_by, proposed_at, decided_by, comment, reason } = proposal
        const amount = { rupees: formatRupees(rupees) }
        return (
          <li key={id} className={styles.paper}>
            <span className={styles.title}>
              {kind === 'refund' ? texts.refundOf(amount) : texts.discountOf(amount)}
            </span>
            <Badge tone={tones[state]}>{states[state]}</Badge>
            {isMine(proposal) && (
              <ActButton
                keys="t"
                label={texts.withdraw}
                needsEnter
                isBound={proposal === newest}
                variant="secondary"
                size="small"
                onClick={() => onWithdraw(proposal)}
              />
            )}
            <span className={styles.reason}>
              {reason} ·{' '}
              {texts.proposedBy({ name: proposed_by.name, time: formatDateTime(proposed_at, language) })}
              {decided_by && comment && ` · ${texts.decidedBy({ name: decided_by.name, comment })}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
