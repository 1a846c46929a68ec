import { paymentReceivedMessages } from '@sanad/texts/web/payment-received'
import { Button, CheckIcon, Dialog } from '@sanad/ui'
import { modalClosed, useCountdown, useMessages } from '@sanad/web-kit'
import { useAppDispatch } from '../../../shared/state/app-state.ts'

const shownForSeconds = 10

/** The pay button is gone: what the customer does next, or else the page's title. */
const findNext = () => document.querySelector<HTMLElement>('main [role=status] > h2') ?? false

export function PaymentReceivedDialog({ title }: { title: string }) {
  const texts = useMessages(paymentReceivedMessages)
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
      finalFocus={findNext}
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
