import { moneyMessages } from '@sanad/texts/desk/money'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useRequestId } from '../../shared/acts/use-request-id.ts'
import type { MoneyAct } from './money-act.ts'
import { useCompleteRefundMutation, useResolveReviewMutation, useRetryRefundMutation } from './money-api.ts'

export interface MoneyWords {
  readonly comment: string
  readonly bankReference: string
}

/** What staff record about payments that came in otherwise and refunds that did not go through. */
export function useMoneyActs() {
  const texts = useMessages(moneyMessages)
  const errorText = useErrorText()
  const [said, setSaid] = useState<string>()
  const [resolve, { isLoading: isResolving }] = useResolveReviewMutation()
  const [retry, { isLoading: isRetrying }] = useRetryRefundMutation()
  const [complete, { isLoading: isCompleting }] = useCompleteRefundMutation()
  const requests = useRequestId()

  function call(act: MoneyAct, { comment, bankReference }: MoneyWords): Promise<unknown> {
    const id = 'review' in act ? act.review.order_id : act.refund.id
    const body = { comment, request_id: requests.idFor(act.kind, id, comment, bankReference) }
    if ('review' in act) {
      return resolve({ params: { orderId: id }, body: { ...body, resolution: act.kind } }).unwrap()
    }
    return act.kind === 'bank'
      ? complete({ params: { id }, body: { ...body, bank_reference: bankReference } }).unwrap()
      : retry({ params: { id }, body }).unwrap()
  }

  return {
    said,
    isRecording: isResolving || isRetrying || isCompleting,
    /** Resolves to whether it was recorded. */
    async record(act: MoneyAct, words: MoneyWords): Promise<boolean> {
      try {
        await call(act, words)
        requests.recorded()
        setSaid(texts.done)
        return true
      } catch (error) {
        setSaid(errorText(error, texts.notRecorded))
        return false
      }
    },
  }
}
