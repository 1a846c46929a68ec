import { paymentMessages } from '@sanad/texts/web/payment'
import { useMessages } from '@sanad/web-kit'
import { usePayment } from '../flow/payment-context.tsx'
import { useClaims } from './use-claims.ts'

/** Why paying must wait; otherwise how it is protected. */
export function PayNote() {
  const texts = useMessages(paymentMessages)
  const { note } = useClaims()
  const { obstacle } = usePayment()
  const notes = {
    saving: texts.saving,
    typing: texts.checkChoice,
    confirming: texts.verifying,
  }
  return obstacle ? notes[obstacle] : note
}
