import { paymentMessages } from '@sanad/texts/web/payment'
import { Button, CheckIcon, Dialog } from '@sanad/ui'
import { modalClosed, useCountdown, useMessages } from '@sanad/web-kit'
import { useAppDispatch, useAppSelector } from '../../../shared/state/app-state.ts'

export const paymentReceivedModal = 'payment_received'
const shownForSeconds = 10

/** Thanks for a payment. Its state is in the store (`ui.modal`), to survive the navigation to the service page. */
export function PaymentReceivedPopup() {
  const modal = useAppSelector((state) => state.ui.modal)
  if (!modal.isOpen || modal.type !== paymentReceivedModal) return null
  return <Popup title={titleOf(modal.data)} />
}

function Popup({ title }: { title: string }) {
  const texts = useMessages(paymentMessages)
  const dispatch = useAppDispatch()
  const close = () => void dispatch(modalClosed())
  const seconds = useCountdown(shownForSeconds, close)
  return (
    <Dialog
      open
      onOpenChange={close}
      size="small"
      tone="success"
      icon={<CheckIcon />}
      title={texts.receivedTitle}
      description={texts.receivedText({ title })}
      actions={
        <Button fullWidth onClick={close}>
          {texts.ok}
        </Button>
      }
    >
      <p role="timer">{texts.closesIn({ seconds })}</p>
    </Dialog>
  )
}

function titleOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'title' in data ? String(data.title) : ''
}
