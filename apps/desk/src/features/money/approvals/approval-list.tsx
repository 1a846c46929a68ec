import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Card, LoadingState } from '@sanad/ui'
import { ReadAlert, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { KeyList } from '../../../shared/key-list/key-list.tsx'
import { useKeyList } from '../../../shared/key-list/use-key-list.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { Strip } from '../../../shared/strip/strip.tsx'
import { useListMoneyProposalsQuery } from '../money-api.ts'
import { ApprovalItem } from './approval-item.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import type { ListedProposal } from './listed-proposal.ts'
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
  const list = useKeyList(proposals, ({ id }) => id)
  const { move } = list
  const [declining, setDeclining] = useState<ListedProposal>()
  const acts = useApprovals()
  const held = proposals.filter(({ state }) => state === 'approved').at(-1)
  useKeys([
    { keys: 'j', label: texts.next, run: () => move(1) },
    { keys: 'k', label: texts.previous, run: () => move(-1) },
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
        <>
          {data.total > proposals.length && (
            <p>{texts.oldestOf({ shown: proposals.length, count: data.total })}</p>
          )}
          <KeyList label={texts.toApprove}>
            {proposals.map((proposal) => (
              <ApprovalItem
                key={proposal.id}
                proposal={proposal}
                row={list.rowOf(proposal)}
                isLastHeld={proposal === held}
                isRecording={acts.isRecording}
                onApprove={() => void acts.approve(proposal)}
                onDecline={() => {
                  list.choose(proposal)
                  setDeclining(proposal)
                }}
                onTakeBack={() => void acts.takeBack(proposal)}
              />
            ))}
          </KeyList>
        </>
      )}
      {declining && (
        <DeclineDialog
          proposal={declining}
          isDecided={!acts.isRecording && !proposals.some((one) => isWaiting(one, declining))}
          isRecording={acts.isRecording}
          onClose={() => setDeclining(undefined)}
          onDecline={async (reason) => {
            if (await acts.decline(declining, reason)) setDeclining(undefined)
          }}
        />
      )}
    </Card>
  )
}

const isWaiting = (listed: ListedProposal, { id }: ListedProposal) =>
  listed.id === id && listed.state === 'waiting'
