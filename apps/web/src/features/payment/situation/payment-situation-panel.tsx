import { useEffect, useRef, useState } from 'react'
import { usePayment } from '../flow/payment-context.tsx'
import type { PaymentSituation } from '../flow/payment-situation.ts'
import { ConfirmingPanel } from './confirming-panel.tsx'
import { EndedPanel } from './ended-panel.tsx'
import { OpenPanel } from './open-panel.tsx'
import { RefundDuePanel } from './refund-due-panel.tsx'
import { UnsurePanel } from './unsure-panel.tsx'

/** Says where the last payment stands, with the way on; nothing where there is nothing to say. */
export function PaymentSituationPanel() {
  const { situation } = usePayment()
  const place = useRef<HTMLDivElement>(null)
  const kind = situation?.kind
  const [shown, setShown] = useState(kind)
  useEffect(() => {
    if (kind === shown) return
    setShown(kind)
    // Paid from the bar or the timeline of a phone, the panel is out of sight.
    const heading = place.current?.querySelector('h2')
    place.current?.scrollIntoView({ block: 'nearest' })
    // One that is higher than the screen would come with its end.
    heading?.scrollIntoView({ block: 'nearest' })
    // Move the focus to the panel: the pressed button may have been unmounted.
    if (document.activeElement === document.body) heading?.focus()
  }, [kind, shown])
  return situation && <div ref={place}>{panelOf(situation)}</div>
}

function panelOf(situation: PaymentSituation) {
  switch (situation.kind) {
    case 'open':
      return <OpenPanel order={situation.order} />
    case 'confirming':
      return <ConfirmingPanel order={situation.order} />
    case 'unknown':
    case 'review':
      return <UnsurePanel key={situation.kind} kind={situation.kind} order={situation.order} />
    case 'refund_due':
      return <RefundDuePanel order={situation.order} />
    case 'failed':
    case 'cancelled':
    case 'expired':
      return <EndedPanel key={situation.kind} {...situation} kind={situation.kind} />
  }
}
