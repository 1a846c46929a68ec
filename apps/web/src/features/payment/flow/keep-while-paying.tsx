import type { ServiceApplication } from '@sanad/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useGetServiceDetailsQuery } from '../../../shared/applications/application-api.ts'
import { usePayment } from './payment-context.tsx'

interface KeepWhilePayingProps {
  /** Shows this application until it is given undefined. */
  keep: (application: ServiceApplication | undefined) => void
}

/**
 * Keeps the screen as it is while a payment is under way, and from when a live update tells that an order is decided which
 * was being confirmed. The customer reads the toast first, then 1.5 s pass, then the page changes (PY-06).
 */
export function KeepWhilePaying({ keep }: KeepWhilePayingProps): null {
  const { application, state, situation, check } = usePayment()
  const { data } = useGetServiceDetailsQuery({ params: { userServiceId: application.serviceDetails.id } })
  const latest = data?.data ?? application
  const awaited = situation?.kind === 'confirming' ? situation.order : undefined
  const isDecided = awaited !== undefined && !latest.live_order?.confirming
  const [asked, setAsked] = useState<string>()
  // Asked once: what could not be told then is no reason to show what is not true any more.
  const isAsked = isDecided && asked === awaited.orderId && state.kind === 'idle'
  const mustAsk = isDecided && !isAsked && state.kind === 'idle'
  const isUnderWay = state.kind === 'running' || state.kind === 'success'
  const isKept = isUnderWay || (awaited !== undefined && !isAsked)
  const shown = isDecided ? undefined : latest

  const keepShown = useEffectEvent(() => {
    if (!isKept) keep(undefined)
    else if (isUnderWay) keep(application)
    else if (shown) keep(shown)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for what is new while it is being confirmed.
  useEffect(() => keepShown(), [isKept, isUnderWay, shown])
  const ask = useEffectEvent(() => {
    if (!awaited) return
    setAsked(awaited.orderId)
    check(awaited, { quiet: true })
  })
  useEffect(() => {
    if (mustAsk) ask()
  }, [mustAsk])
  return null
}
