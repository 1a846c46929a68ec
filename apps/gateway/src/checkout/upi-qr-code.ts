import { renderSVG } from 'uqr'
import type { Order } from '../core/order.ts'
import { toRupees } from '../core/paise.ts'
import { Html } from './html.ts'

/** The code that a UPI app on another device reads. Its payee does not exist: no real app can pay it. */
export function upiQrCode(order: Order, merchant: string): Html {
  const intent = new URLSearchParams({
    pa: 'sanad.test@standin',
    pn: merchant,
    am: toRupees(order.amount).toFixed(2),
    cu: 'INR',
    tr: order.id,
  })
  return new Html(renderSVG(`upi://pay?${intent}`, { border: 2, pixelSize: 5 }))
}
