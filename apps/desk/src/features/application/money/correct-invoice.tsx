import type { ServiceApplication } from '@sanad/contracts'
import { eInvoiceMessages } from '@sanad/texts/desk/e-invoice'
import { Button } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { NewInvoiceForm } from './new-invoice-form.tsx'
import type { useEInvoiceActs } from './use-e-invoice-acts.ts'

interface CorrectInvoiceProps {
  readonly buyer: ServiceApplication['buyer']
  readonly stateId: number | null
  readonly invoice: { readonly id: string; readonly number: string; readonly is_refused: boolean }
  readonly acts: ReturnType<typeof useEInvoiceActs>
  readonly onDone: () => void
}

/** Takes an invoice back by a credit note, or cancels a refused one, and issues another in its place. */
export function CorrectInvoice({ buyer, stateId, invoice, acts, onDone }: CorrectInvoiceProps) {
  const { id, number, is_refused: isRefused } = invoice
  const texts = useMessages(eInvoiceMessages)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    acts.forgetRefusal()
    setOpen(false)
  }
  if (!isOpen) {
    return (
      <div>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {texts.correct}…
        </Button>
      </div>
    )
  }
  return (
    <NewInvoiceForm
      buyer={buyer}
      stateId={stateId}
      isSending={acts.isSending}
      refusal={acts.refusal}
      title={texts.correctTitle({ number })}
      hint={isRefused ? texts.refusedHint({ number }) : texts.correctHint({ number })}
      whyHint={isRefused ? undefined : texts.correctWhyHint}
      sendLabel={isRefused ? texts.issue : texts.correctSend}
      onBack={close}
      onSend={async (wish) => {
        if (!(await acts.correct(id, wish))) return
        close()
        onDone()
      }}
    />
  )
}
