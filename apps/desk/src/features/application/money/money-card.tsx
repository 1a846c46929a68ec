import type { SuccessOf } from '@sanad/contracts'
import type { getDeskApplication } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Alert, Button, Card, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { useStaff } from '../../../shared/session/use-staff.ts'
import { ProposalRows } from './proposal-rows.tsx'
import { ProposeRefundForm } from './propose-refund-form.tsx'
import { useRefundProposals } from './use-refund-proposals.ts'

interface MoneyCardProps {
  readonly applicationId: string
  readonly shown: SuccessOf<typeof getDeskApplication>['data']
  readonly onSaid: (words: string) => void
}

/** What of the application's money is proposed, and `P`, which proposes a refund. */
export function MoneyCard({ applicationId, shown, onSaid }: MoneyCardProps) {
  const texts = useMessages(proposalsMessages)
  const { permissions } = useStaff()
  const acts = useRefundProposals(applicationId, shown.seen)
  const [isOpen, setOpen] = useState(false)
  const { proposals, allowed_acts: allowed, refundable_rupees: most } = shown
  const mayPropose = permissions.includes('refund.propose') && allowed.includes('request_refund') && most > 0
  const open = () => {
    acts.forgetRefusal()
    setOpen(true)
  }
  useKeys(mayPropose && !isOpen ? [{ keys: 'p', label: texts.propose, run: open }] : [])
  if (!mayPropose && proposals.length === 0) return null
  return (
    <Card title={texts.money}>
      <Stack>
        {most > 0 && <p>{texts.refundable({ rupees: formatRupees(most) })}</p>}
        {proposals.length > 0 && (
          <ProposalRows
            proposals={proposals}
            onWithdraw={async (id) => {
              if (await acts.withdraw(id)) onSaid(texts.withdrawn)
            }}
          />
        )}
        {!isOpen && acts.refusal && <Alert>{acts.refusal}</Alert>}
        {isOpen ? (
          <ProposeRefundForm
            mostRupees={most}
            isSending={acts.isSending}
            refusal={acts.refusal}
            onCancel={() => setOpen(false)}
            onPropose={async (wish) => {
              if (!(await acts.propose(wish))) return
              setOpen(false)
              onSaid(texts.proposed)
            }}
          />
        ) : (
          mayPropose && (
            <div>
              <Button variant="secondary" aria-keyshortcuts="p" onClick={open}>
                {texts.propose} (P)
              </Button>
            </div>
          )
        )}
      </Stack>
    </Card>
  )
}
