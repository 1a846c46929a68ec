import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Banner, Inline } from '@sanad/ui'
import { AppLink, formatDateTime, formatTime, useLanguage, useMessages } from '@sanad/web-kit'
import { KeyRow } from '../../../shared/key-list/key-list.tsx'
import { RowAct } from '../../../shared/key-list/row-act.tsx'
import type { RowFocus } from '../../../shared/key-list/use-key-list.ts'
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { applicationPath } from '../../../shared/routing/paths.ts'
import styles from '../money.module.css'
import { ApprovalFacts } from './approval-facts.tsx'
import { type ListedProposal, nameProposal } from './listed-proposal.ts'

interface ApprovalItemProps {
  readonly proposal: ListedProposal
  readonly row: RowFocus
  /** Of what can be taken back, what was approved last: the key means it. */
  readonly isLastHeld: boolean
  readonly isRecording: boolean
  readonly onApprove: () => void
  readonly onDecline: () => void
  readonly onTakeBack: () => void
}

/** A proposal with everything that it is decided by, and the decision. */
export function ApprovalItem(props: ApprovalItemProps) {
  const { proposal, row, isLastHeld, isRecording, onApprove, onDecline, onTakeBack } = props
  const texts = useMessages(proposalsMessages)
  const language = useLanguage()
  const { application, kind, proposed_by, proposed_at, refusal, state } = proposal
  const refusals = {
    second_person_needed: texts.ownProposal,
    limit_exceeded: texts.aboveLimit,
    not_permitted: texts.notYours,
  }
  // Error codes of the contracts that the rules refuse a proposal with.
  const problems: Readonly<Record<string, string>> = {
    order_live: texts.problemOrderLive,
    act_not_allowed: texts.problemNotAllowed,
    discount_too_large: texts.problemTooLarge,
    refund_too_large: texts.problemTooLarge,
    refund_below_scale: texts.problemBelowScale,
    cancellation_waiting: texts.problemCancellation,
  }
  return (
    <KeyRow row={row}>
      <h3>{nameProposal(texts, proposal)}</h3>
      <p className={styles.facts}>
        <AppLink to={applicationPath(application.id)}>{application.track_id}</AppLink> · {application.service}{' '}
        · {application.customer} ·{' '}
        {texts.proposedBy({ name: proposed_by.name, time: formatDateTime(proposed_at, language) })}
      </p>
      {proposal.problem && (
        <Banner tone="warning">
          {texts.returned({ why: problems[proposal.problem] ?? proposal.problem })}
        </Banner>
      )}
      <ApprovalFacts proposal={proposal} />
      {state === 'approved' ? (
        <Inline>
          <p>
            {(kind === 'refund' ? texts.held : texts.heldDiscount)({
              name: proposal.decided_by?.name ?? '',
              time: formatTime(proposal.takes_effect_at ?? proposed_at, language),
            })}
          </p>
          <ActButton
            keys="z"
            isBound={isLastHeld}
            label={texts.takeBack}
            variant="secondary"
            size="small"
            busy={isRecording}
            onClick={onTakeBack}
          />
        </Inline>
      ) : refusal ? (
        <p>{refusals[refusal]}</p>
      ) : (
        <Inline>
          <RowAct
            keys="a"
            row={row}
            variant="primary"
            label={texts.approve}
            busy={isRecording}
            onClick={onApprove}
          />
          <RowAct keys="d" row={row} label={texts.decline} busy={isRecording} onClick={onDecline} />
        </Inline>
      )}
    </KeyRow>
  )
}
