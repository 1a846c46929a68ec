import { moneyMessages } from '@sanad/texts/desk/money'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useRequestId } from '../../shared/acts/use-request-id.ts'
import { useSaid } from '../../shared/strip/use-said.tsx'
import type { MoneyAct } from './money-act.ts'
import {
  useCompleteRefundMutation,
  useResolveReviewMutation,
  useRetryEInvoiceMutation,
  useRetryRefundMutation,
} from './money-api.ts'

export interface MoneyWords {
  readonly comment: string
  readonly bankReference: string
  /** Of the buyer, for a registration; empty where the address has one. */
  readonly buyerPin: string
}

function idOf(act: MoneyAct): string {
  if ('review' in act) return act.review.order_id
  return 'eInvoice' in act ? act.eInvoice.id : act.refund.id
}

/** What staff record about payments that came in otherwise and refunds that did not go through. */
export function useMoneyActs() {
  const texts = useMessages(moneyMessages)
  const errorText = useErrorText()
  const [said, setSaid] = useSaid()
  const [resolve, { isLoading: isResolving }] = useResolveReviewMutation()
  const [retry, { isLoading: isRetrying }] = useRetryRefundMutation()
  const [complete, { isLoading: isCompleting }] = useCompleteRefundMutation()
  const [register, { isLoading: isRegistering }] = useRetryEInvoiceMutation()
  const requests = useRequestId()

  function call(
    act: MoneyAct,
    { comment, bankReference, buyerPin }: MoneyWords,
    request_id: string,
  ): Promise<unknown> {
    const id = idOf(act)
    const body = { comment, request_id }
    if ('eInvoice' in act) {
      const buyer_pin = buyerPin === '' ? null : Number(buyerPin)
      return register({ params: { id }, body: { ...body, buyer_pin } }).unwrap()
    }
    if ('review' in act) {
      return resolve({ params: { orderId: id }, body: { ...body, resolution: act.kind } }).unwrap()
    }
    return act.kind === 'bank'
      ? complete({ params: { id }, body: { ...body, bank_reference: bankReference } }).unwrap()
      : retry({ params: { id }, body }).unwrap()
  }

  return {
    said,
    isRecording: isResolving || isRetrying || isCompleting || isRegistering,
    /** Resolves to whether it was recorded. */
    async record(act: MoneyAct, words: MoneyWords): Promise<boolean> {
      try {
        await requests.once([act.kind, idOf(act), words], (request_id) => call(act, words, request_id))
        setSaid(texts.done)
        return true
      } catch (error) {
        setSaid(errorText(error, texts.notRecorded))
        return false
      }
    },
  }
}
