import { paymentHelpMessages } from '@sanad/texts/web/payment-help'
import { Button, Dialog, LinkButton, Stack } from '@sanad/ui'
import { AppLink, modalClosed, modalOpened, useMessages } from '@sanad/web-kit'
import { paths } from '../../../shared/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '../../../shared/state/app-state.ts'

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

export function PaymentHelpDialog() {
  const texts = useMessages(paymentHelpMessages)
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(({ ui }) => ui.modal.isOpen && ui.modal.type === paymentHelpModal)
  const close = () => void dispatch(modalClosed())
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      title={texts.title}
      closeLabel={texts.close}
      actions={
        <LinkButton variant="secondary" render={<AppLink to={paths.support} onClick={close} />}>
          {texts.support}
        </LinkButton>
      }
    >
      <Stack gap="large">
        <Answer title={texts.debitedTitle} text={texts.debitedText} />
        <Answer title={texts.upiTitle} text={texts.upiText} />
        <Answer title={texts.declinedTitle} text={texts.declinedText} />
        <Answer title={texts.hoursTitle} text={texts.hoursText} />
      </Stack>
    </Dialog>
  )
}

function Answer({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <p>{text}</p>
    </section>
  )
}
