/** The part of the provider's browser script that is used. */
export interface Checkout {
  checkout(options: CheckoutOptions): Promise<CheckoutResult | undefined>
}
interface CheckoutOptions {
  paymentSessionId: string
  redirectTarget: '_modal'
  returnUrl: string
}
/** `error`: closed, or anything that went wrong. `paymentDetails`: ended, whatever the status. */
interface CheckoutResult {
  error?: { message?: string }
  redirect?: boolean
  paymentDetails?: { paymentMessage?: string }
}

declare global {
  interface Window {
    Cashfree?: (settings: { mode: 'production' | 'sandbox' }) => Checkout
  }
}

const pollEveryMs = 500
const giveUpAfterMs = 15_000

export class CheckoutUnavailable extends Error {}

/** Begins to load the provider's script, once; a load that failed is begun anew. */
export function loadCheckoutScript(url: string): void {
  const present = document.querySelector(`script[src="${CSS.escape(url)}"]`)
  if (window.Cashfree || (present && !present.hasAttribute('data-failed'))) return
  present?.remove()
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.addEventListener('error', () => script.setAttribute('data-failed', ''))
  document.head.append(script)
}

/** Waits until the provider's script has made its global. */
export async function waitForCheckout({
  script_url,
  mode,
}: {
  script_url: string
  mode: 'production' | 'sandbox'
}): Promise<Checkout> {
  loadCheckoutScript(script_url)
  for (let waited = 0; waited <= giveUpAfterMs; waited += pollEveryMs) {
    if (window.Cashfree) return window.Cashfree({ mode })
    if (document.querySelector('script[data-failed]')) break
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs))
  }
  throw new CheckoutUnavailable()
}

export interface CheckoutEnd {
  /** Nothing more comes from this checkout: it was closed, or it failed. */
  closed: boolean
  message: string
}

/** Opens the checkout; whatever it does, this tells how it ended. */
export async function openCheckout(checkout: Checkout, paymentSessionId: string): Promise<CheckoutEnd> {
  try {
    const result = await checkout.checkout({
      paymentSessionId,
      redirectTarget: '_modal',
      returnUrl: location.origin,
    })
    return { closed: result?.error !== undefined, message: result?.error?.message ?? '' }
  } catch (error) {
    return { closed: true, message: error instanceof Error ? error.message : '' }
  }
}
