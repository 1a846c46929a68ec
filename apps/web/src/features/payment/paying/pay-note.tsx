import { paymentMessages } from '@sanad/texts/web/payment'
import { useMessages } from '@sanad/web-kit'
import { usePayment } from '../flow/payment-context.tsx'

/** Why paying must wait; otherwise that it is safe. */
export function PayNote() {
  const texts = useMessages(paymentMessages)
  const { obstacle } = usePayment()
  const notes = {
    saving: texts.saving,
    typing: texts.checkChoice,
    state_missing: texts.chooseState,
    confirming: texts.verifying,
  }
  return obstacle ? notes[obstacle] : texts.secure
}
