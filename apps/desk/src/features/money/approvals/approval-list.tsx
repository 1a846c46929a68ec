import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Card, LoadingState } from '@sanad/ui'
import { ReadAlert, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { Strip } from '../../../shared/strip/strip.tsx'
import styles from '../money.module.css'
import { useListMoneyProposalsQuery } from '../money-api.ts'
import { ApprovalItem } from './approval-item.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { useApprovals } from './use-approvals.ts'

/** An approval takes effect by time alone, which no event of the queue says. */
const HELD_POLL_MS = 5000

/** What another member proposed: J and K choose one, A approves it, D declines it, Z takes the approval back. */
export function ApprovalList() {
  const texts = useMessages(proposalsMessages)
  const [isHeld, setHeld] = useState(false)
  const pollingInterval = isHeld ? HELD_POLL_MS : 0
  const { data, error, refetch } = useListMoneyProposalsQuery(undefined, { pollingInterval })
  const proposals = data?.data ?? []
  const hasHeld = proposals.some(({ state }) => state === 'approved')
  if (hasHeld !== isHeld) setHeld(hasHeld)
  const [chosen, setChosen] = useState<string>()
  const [isDeclining, setDeclining] = useState(false)
  const acts = useApprovals()
  const at = Math.max(
    proposals.findIndex(({ id }) => id === chosen),
    0,
  )
  const current = proposals[at]
  const mayDecide = current?.state === 'waiting' && current.refusal === null
  const move = (step: number) =>
    setChosen(proposals[Math.min(Math.max(at + step, 0), proposals.length - 1)]?.id)
  const held = proposals.filter(({ state }) => state === 'approved').at(-1)
  useKeys([
    { keys: 'j', label: texts.next, run: () => move(1) },
    { keys: 'k', label: texts.previous, run: () => move(-1) },
    ...(mayDecide
      ? [
          { keys: 'a', label: texts.approve, run: () => void acts.approve(current) },
          { keys: 'd', label: texts.decline, run: () => setDeclining(true) },
        ]
      : []),
    ...(held ? [{ keys: 'z', label: texts.takeBack, run: () => void acts.takeBack(held) }] : []),
  ])
  return (
    <Card title={texts.toApprove}>
      <Strip>{acts.said}</Strip>
      {error && !data ? (
        <ReadAlert error={error} failed={texts.notRecorded} onRetry={refetch} />
      ) : !data ? (
        <LoadingState label={texts.toApprove} size="inline" />
      ) : proposals.length === 0 ? (
        <p>{texts.nothingToApprove}</p>
      ) : (
        <ul className={styles.list}>
          {proposals.map((proposal) => (
            <ApprovalItem
              key={proposal.id}
              proposal={proposal}
              isCurrent={proposal === current}
              isRecording={acts.isRecording}
              onApprove={() => void acts.approve(proposal)}
              onDecline={() => {
                setChosen(proposal.id)
                setDeclining(true)
              }}
              onTakeBack={() => void acts.takeBack(proposal)}
            />
          ))}
        </ul>
      )}
      {isDeclining && current && (
        <DeclineDialog
          isRecording={acts.isRecording}
          onClose={() => setDeclining(false)}
          onDecline={async (reason) => {
            if (await acts.decline(current, reason)) setDeclining(false)
          }}
        />
      )}
    </Card>
  )
}
