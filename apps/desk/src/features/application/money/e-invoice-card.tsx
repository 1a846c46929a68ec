import type { SuccessOf } from '@sanad/contracts'
import type { DeskEInvoice, getDeskApplication } from '@sanad/contracts/staff'
import { eInvoiceMessages } from '@sanad/texts/desk/e-invoice'
import { Badge, Card, Stack } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { useStaff } from '../../../shared/session/use-staff.ts'
import { CancelEInvoiceForm } from './cancel-e-invoice-form.tsx'
import { ChangeBuyer } from './change-buyer.tsx'
import { NewInvoiceForm } from './new-invoice-form.tsx'
import { useEInvoiceActs } from './use-e-invoice-acts.ts'

interface EInvoiceCardProps {
  readonly applicationId: string
  readonly shown: SuccessOf<typeof getDeskApplication>['data']
  readonly onSaid: (words: string) => void
}

/**
 * Whom the documents of an application are made out to: another buyer before its invoice; an invoice that is cancelled within
 * a day of its registration or taken back later, and another in its place.
 */
export function EInvoiceCard({ applicationId, shown, onSaid }: EInvoiceCardProps) {
  const texts = useMessages(eInvoiceMessages)
  const mayAct = useStaff().permissions.includes('payment.review')
  const acts = useEInvoiceActs(applicationId)
  const [cancelled, setCancelled] = useState<string>()
  const {
    e_invoices: eInvoices,
    correctable_invoice: correctable,
    uncorrectable_invoice: uncorrectable,
    application,
  } = shown
  const mayAmend = mayAct && shown.may_amend_buyer
  if (eInvoices.length === 0 && !mayAmend && !(mayAct && (correctable || uncorrectable))) return null
  const cancellable = eInvoices.find(({ cancel_until: until }) => until)
  return (
    <Card title={eInvoices.length > 0 ? texts.title : texts.invoiceTitle}>
      <Stack>
        {eInvoices.map((eInvoice) => (
          <Stack key={eInvoice.id} gap="small">
            <EInvoiceFacts eInvoice={eInvoice} />
            {mayAct && eInvoice.cancel_until && cancelled !== eInvoice.id && (
              <div>
                <ActButton
                  keys="x"
                  isBound={eInvoice === cancellable}
                  label={`${texts.cancel}…`}
                  variant="secondary"
                  size="small"
                  onClick={() => setCancelled(eInvoice.id)}
                />
              </div>
            )}
            {mayAct && eInvoice.cancel_until && cancelled === eInvoice.id && (
              <CancelEInvoiceForm
                isSending={acts.isSending}
                refusal={acts.refusal}
                onBack={() => {
                  acts.forgetRefusal()
                  setCancelled(undefined)
                }}
                onSend={async (wish) => {
                  if (!(await acts.cancel({ documentId: eInvoice.id, ...wish }))) return
                  setCancelled(undefined)
                  onSaid(texts.asked)
                }}
              />
            )}
          </Stack>
        ))}
        {mayAct && uncorrectable && (
          <p>{texts[`uncorrectable.${uncorrectable.why}`]({ number: uncorrectable.number })}</p>
        )}
        {mayAct && correctable && (
          <ChangeBuyer
            key={correctable.id}
            application={application}
            invoice={correctable}
            acts={acts}
            onSend={(wish) => acts.correct(correctable.id, wish)}
            onDone={() => onSaid(correctable.is_refused ? texts.issued : texts.corrected)}
          />
        )}
        {mayAmend && eInvoices.length === 0 && (
          <ChangeBuyer
            application={application}
            invoice={null}
            acts={acts}
            onSend={acts.amend}
            onDone={() => onSaid(texts.amended)}
          />
        )}
        {mayAmend && eInvoices.length > 0 && (
          <NewInvoiceForm
            buyer={application.buyer}
            stateId={application.serviceDetails.stateId}
            isSending={acts.isSending}
            refusal={acts.refusal}
            title={texts.newTitle}
            hint={texts.newHint}
            sendLabel={texts.issue}
            onSend={async (wish) => {
              if (await acts.amend(wish)) onSaid(texts.issued)
            }}
          />
        )}
      </Stack>
    </Card>
  )
}

const tones = { registered: 'green', cancelling: 'yellow', cancelled: 'grey' } as const

function EInvoiceFacts({ eInvoice }: { eInvoice: DeskEInvoice }) {
  const texts = useMessages(eInvoiceMessages)
  const language = useLanguage()
  const { number, state, cancel_until: until, refusals, failure } = eInvoice
  const states = {
    registered: texts.registered,
    cancelling: texts.cancelling,
    cancelled: texts.cancelled,
  } as const
  // The portal's own words, as its help desk knows them.
  const why = refusals?.map(({ code, message }) => `${code}: ${message}`).join(' · ')
  return (
    <>
      <p>
        <strong>{number}</strong> <Badge tone={tones[state]}>{states[state]}</Badge>
      </p>
      {why && <p>{texts.refused({ why })}</p>}
      {state === 'cancelling' && failure && <p>{texts.retrying({ why: failure })}</p>}
      {until && <p>{texts.until({ time: formatDateTime(until, language) })}</p>}
    </>
  )
}
