import { findCashfree } from './cashfree.ts'
import type { Checkout, CheckoutTarget, FindCheckout } from './checkout.ts'
import { findRazorpay } from './razorpay.ts'

const providers: Readonly<Record<CheckoutTarget['provider'], FindCheckout>> = {
  cashfree: findCashfree,
  razorpay: findRazorpay,
}

const pollEveryMs = 500
const giveUpAfterMs = 15_000

export class CheckoutUnavailable extends Error {}

/** Injects the provider's script, idempotently; a failed one is replaced. */
export function loadCheckout(target: CheckoutTarget): void {
  const url = target.script_url
  const present = document.querySelector(`script[src="${CSS.escape(url)}"]`)
  if (findCheckout(target) || (present && !present.hasAttribute('data-failed'))) return
  present?.remove()
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.addEventListener('error', () => script.setAttribute('data-failed', ''))
  document.head.append(script)
}

/** Polls until the provider's script has defined its global. */
export async function waitForCheckout(target: CheckoutTarget): Promise<Checkout> {
  loadCheckout(target)
  for (let waited = 0; waited <= giveUpAfterMs; waited += pollEveryMs) {
    const checkout = findCheckout(target)
    if (checkout) return checkout
    if (document.querySelector('script[data-failed]')) break
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs))
  }
  throw new CheckoutUnavailable()
}

function findCheckout(target: CheckoutTarget): Checkout | undefined {
  // A page that was open before a provider was added does not know it.
  const find: FindCheckout | undefined = providers[target.provider]
  return find?.(target)
}
