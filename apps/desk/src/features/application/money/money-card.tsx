import type { SuccessOf } from '@sanad/contracts'
import type { getDeskApplication } from '@sanad/contracts/staff'
import { formatRupees } from '@sanad/domain'
import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Alert, Card, Inline, LoadingState, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useListRefundReasonsQuery } from '../../../shared/application/application-api.ts'
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { useStaff } from '../../../shared/session/use-staff.ts'
import { DiscountForm } from './discount-form.tsx'
import { FromTicket } from './from-ticket.tsx'
import { ProposalRows } from './proposal-rows.tsx'
import { ProposeRefundForm } from './propose-refund-form.tsx'
import { useMoneyActs } from './use-money-acts.ts'

interface MoneyCardProps {
  readonly applicationId: string
  readonly shown: SuccessOf<typeof getDeskApplication>['data']
  readonly onSaid: (words: string) => void
}

/** What of the application's money is proposed; `⇧B` proposes a refund, `D` gives or proposes a discount. */
export function MoneyCard({ applicationId, shown, onSaid }: MoneyCardProps) {
  const texts = useMessages(proposalsMessages)
  const { permissions } = useStaff()
  const acts = useMoneyActs(applicationId, shown.seen)
  const [form, setForm] = useState<'refund' | 'discount'>()
  const { proposals, allowed_acts: allowed, refundable_rupees: most, application } = shown
  const mayRefund = permissions.includes('refund.propose') && allowed.includes('request_refund') && most > 0
  // Before the form opens: what comes later would move its fields, and take no digit typed before.
  const ready = useListRefundReasonsQuery(undefined, { skip: !mayRefund })
  // The price of an open payment stays as it is shown to who pays.
  const isPaying = permissions.includes('discount.propose') && application.live_order !== null
  const mayDiscount = permissions.includes('discount.propose') && shown.discount !== null && !isPaying
  const open = (which: typeof form) => {
    acts.forgetRefusal()
    setForm(which)
  }
  const given = application.serviceDetails.discount_price
  if (!mayRefund && !mayDiscount && !isPaying && proposals.length === 0) return null
  return (
    <Card title={texts.money}>
      <Stack>
        {most > 0 && <p>{texts.refundable({ rupees: formatRupees(most) })}</p>}
        {given > 0 && <p>{texts.discountGiven({ rupees: formatRupees(given) })}</p>}
        {isPaying && <p>{texts.paymentOpen}</p>}
        {proposals.length > 0 && (
          <ProposalRows
            proposals={proposals}
            onWithdraw={async (proposal) => {
              if (await acts.withdraw(proposal)) onSaid(texts.withdrawn)
            }}
          />
        )}
        {!form && acts.refusal && <Alert>{acts.refusal}</Alert>}
        {form === 'refund' && <FromTicket contact={shown.contact} />}
        {form === 'refund' && ready.isLoading && <LoadingState label={texts.loadingReasons} size="inline" />}
        {form === 'refund' && !ready.isLoading && (
          <ProposeRefundForm
            applicationId={applicationId}
            mostRupees={most}
            promised={shown.scale_refund_rupees}
            reasons={ready.data?.data ?? []}
            isSending={acts.isSending}
            refusal={acts.refusal}
            onCancel={() => setForm(undefined)}
            onPropose={async (wish) => {
              const isProposed = await acts.proposeRefund(wish)
              if (!isProposed) return false
              setForm(undefined)
              onSaid(texts.proposed)
              return true
            }}
          />
        )}
        {form === 'discount' && (
          <DiscountForm
            mostRupees={shown.discount?.most_rupees ?? 0}
            atOnceRupees={shown.discount?.at_once_rupees ?? 0}
            isSending={acts.isSending}
            refusal={acts.refusal}
            onCancel={() => setForm(undefined)}
            onSend={async (wish) => {
              if (!(await acts.discount(wish))) return
              setForm(undefined)
              onSaid(wish.isAtOnce ? texts.discountDone : texts.proposed)
            }}
          />
        )}
        {!form && (mayRefund || mayDiscount) && (
          <Inline>
            {mayRefund && (
              <ActButton
                keys="shift+b"
                label={texts.propose}
                variant="secondary"
                onClick={() => open('refund')}
              />
            )}
            {mayDiscount && (
              <ActButton
                keys="d"
                label={texts.discountTitle}
                variant="secondary"
                onClick={() => open('discount')}
              />
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
