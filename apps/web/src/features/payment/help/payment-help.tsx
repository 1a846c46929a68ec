import { paymentHelpMessages } from '@sanad/texts/web/payment-help'
import { Button } from '@sanad/ui'
import { modalClosed, modalOpened, useMessages } from '@sanad/web-kit'
import { lazy, Suspense } from 'react'
import { useAppDispatch, useAppSelector } from '../../../shared/state/app-state.ts'

const PaymentHelpDialog = lazy(() =>
  import('./payment-help-dialog.tsx').then((module) => ({ default: module.PaymentHelpDialog })),
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
  if (!isOpen) return null
  return (
    <Suspense>
      <PaymentHelpDialog onClose={() => void dispatch(modalClosed())} />
    </Suspense>
  )
}
