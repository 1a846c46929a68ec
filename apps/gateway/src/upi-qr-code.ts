import { renderSVG } from 'uqr'
import { Html } from './html.ts'
import type { Order } from './order.ts'

/** The code that a UPI app on another device reads. Its payee does not exist: no real app can pay it. */
export function upiQrCode(order: Order, merchant: string): Html {
  const intent = new URLSearchParams({
    pa: 'sanad.test@standin',
    pn: merchant,
    am: order.amount.toFixed(2),
    cu: 'INR',
    tr: order.order_id,
  })
  return new Html(renderSVG(`upi://pay?${intent}`, { border: 2, pixelSize: 5 }))
}
