import { paymentHelpMessages } from '@sanad/texts/web/payment-help'
import { Button } from '@sanad/ui'
import { latePart, modalClosed, modalOpened, useMessages } from '@sanad/web-kit'
import { useAppDispatch, useAppSelector } from '../../../shared/state/app-state.ts'

const PaymentHelpDialog = latePart(() =>
  import('./payment-help-dialog.tsx').then(({ PaymentHelpDialog }) => PaymentHelpDialog),
)

/** Shown when `ui.modal` names it. */
const paymentHelpModal = 'payment_help'

export function PaymentHelpButton() {
  const texts = useMessages(paymentHelpMessages)
  const dispatch = useAppDispatch()
  return (
    <Button variant="quiet" size="small" onClick={() => dispatch(modalOpened({ type: paymentHelpModal }))}>
      {texts.open}
    </Button>
  )
}

export function PaymentHelp() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(({ ui }) => ui.modal.isOpen && ui.modal.type === paymentHelpModal)
  const close = () => void dispatch(modalClosed())
  if (!isOpen) return null
  return <PaymentHelpDialog onClose={close} onFail={close} />
}
