import type { ServiceApplication } from '@sanad/contracts'
import { type EInvoiceTexts, eInvoiceMessages } from '@sanad/texts/desk/e-invoice'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { NewInvoiceForm } from './new-invoice-form.tsx'
import type { InvoiceWish, useEInvoiceActs } from './use-e-invoice-acts.ts'

interface ChangeBuyerProps {
  readonly application: ServiceApplication
  /** The invoice that another takes the place of; null: none is issued yet. */
  readonly invoice: { readonly number: string; readonly is_refused: boolean } | null
  readonly acts: ReturnType<typeof useEInvoiceActs>
  readonly onSend: (wish: InvoiceWish) => Promise<boolean>
  readonly onDone: () => void
}

/**
 * Names another buyer: of the invoice that is still to come, or of one in the place of an invoice that a credit note takes
 * back or that the registration portal refused.
 */
export function ChangeBuyer({ application, invoice, acts, onSend, onDone }: ChangeBuyerProps) {
  const texts = useMessages(eInvoiceMessages)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    acts.forgetRefusal()
    setOpen(false)
  }
  if (!isOpen) {
    return (
      <div>
        {!invoice && <p>{buyerIn(texts, application.buyer)}</p>}
        <ActButton
          keys="b"
          label={`${invoice ? texts.correct : texts.amend}…`}
          variant="secondary"
          size="small"
          onClick={() => setOpen(true)}
        />
      </div>
    )
  }
  return (
    <NewInvoiceForm
      buyer={application.buyer}
      stateId={application.serviceDetails.stateId}
      isSending={acts.isSending}
      refusal={acts.refusal}
      {...wordsOf(texts, invoice)}
      onBack={close}
      onSend={async (wish) => {
        if (!(await onSend(wish))) return
        close()
        onDone()
      }}
    />
  )
}

function buyerIn(texts: EInvoiceTexts, buyer: ServiceApplication['buyer']): string {
  const { gstin, legal_name: name } = buyer ?? {}
  if (gstin) return texts.buyerNow({ name: name ?? '', gstin })
  return name ? texts.buyerNamed({ name }) : texts.buyerWithoutGstin
}

function wordsOf(texts: EInvoiceTexts, invoice: ChangeBuyerProps['invoice']) {
  if (!invoice) return { title: texts.amend, hint: texts.amendHint, sendLabel: texts.amendSend }
  const { number, is_refused: isRefused } = invoice
  const title = texts.correctTitle({ number })
  return isRefused
    ? { title, hint: texts.refusedHint({ number }), sendLabel: texts.issue }
    : {
        title,
        hint: texts.correctHint({ number }),
        whyHint: texts.correctWhyHint,
        sendLabel: texts.correctSend,
      }
}
