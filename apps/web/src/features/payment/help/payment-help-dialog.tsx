import { paymentHelpMessages } from '@sanad/texts/web/payment-help'
import { Dialog, LinkButton, Stack } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { paths } from '../../../shared/routing/paths.ts'

export function PaymentHelpDialog({ onClose }: { onClose: () => void }) {
  const texts = useMessages(paymentHelpMessages)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      closeLabel={texts.close}
      actions={
        <LinkButton variant="secondary" render={<AppLink to={paths.support} onClick={onClose} />}>
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
