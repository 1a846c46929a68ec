import type { ServiceApplication } from '@sanad/contracts'
import { useEffect, useEffectEvent } from 'react'
import { usePayment } from './payment-context.tsx'

interface KeepWhilePayingProps {
  /** Shows this application until it is given undefined. */
  keep: (application: ServiceApplication | undefined) => void
}

/**
 * Keeps the screen as it is while a payment is under way. A live update may tell that it is settled before the checkout
 * has closed; the customer reads the toast first, then 1.5 s pass, then the page changes (PY-06).
 */
export function KeepWhilePaying({ keep }: KeepWhilePayingProps): null {
  const { application, state } = usePayment()
  const isUnderWay = state.kind === 'running' || state.kind === 'success'
  const keepShown = useEffectEvent((isKept: boolean) => keep(isKept ? application : undefined))
  useEffect(() => keepShown(isUnderWay), [isUnderWay])
  return null
}
