import type { FindCheckout } from './checkout.ts'

/** The part of Razorpay's browser script that is used. */
interface Razorpay {
  open(): void
}
interface RazorpayOptions {
  key: string
  order_id: string
  /** Called after a payment alone, with what the provider signed. */
  handler(result: Record<string, string>): void
  modal: { ondismiss(): void }
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => Razorpay
  }
}

/** An attempt that failed leaves the checkout open for another one, so that it ends by a payment or by being left. */
export const findRazorpay: FindCheckout = ({ key }) => {
  const { Razorpay } = window
  if (!Razorpay || key === null) return undefined
  return async ({ paymentSessionId }) => {
    try {
      return await new Promise((resolve) => {
        new Razorpay({
          key,
          order_id: paymentSessionId,
          handler: (result) => resolve({ result }),
          modal: { ondismiss: () => resolve('cancelled') },
        }).open()
      })
    } catch {
      return 'failed'
    }
  }
}
