// Cashfree's script as a merchant's page loads it: the same global, the same call, the same answers.
;(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript)
  const gateway = new URL(script.src).origin

  /** @typedef {{ paymentSessionId: string, redirectTarget?: string, returnUrl?: string }} Options */
  /** @typedef {{ error: { message: string, code: string, type: string } }} Failed */
  /** @typedef {{ paymentDetails: { paymentMessage: string } }} Ended */
  /** @typedef {Failed | Ended | { redirect: true }} Result */

  /** @type {Promise<Result> | undefined} */
  let open

  /** @param {string} message @param {string} code @returns {Failed} */
  const failure = (message, code) => ({ error: { message, code, type: 'payment_error' } })

  /** @param {EndReason} reason @returns {Result} */
  function resultOf(reason) {
    if (reason === 'ended') return { paymentDetails: { paymentMessage: 'Payment finished. Check status.' } }
    if (reason === 'cancelled') return failure('Payment cancelled by the customer', 'payment_cancelled')
    if (reason === 'unavailable') return failure('The payment page did not open', 'checkout_unavailable')
    return failure('payment_session_id is not valid', 'payment_session_id_invalid')
  }

  /** @param {string} address @returns {Promise<Result>} */
  const openModal = (address) =>
    new Promise((resolve) => {
      openCheckoutModal(gateway, address, { onEnd: (reason) => resolve(resultOf(reason)) })
    })

  /** @param {Options} options @returns {Promise<Result>} */
  function checkout({ paymentSessionId, redirectTarget = '_self' }) {
    if (typeof paymentSessionId !== 'string' || paymentSessionId === '') {
      return Promise.resolve(failure('paymentSessionId is missing', 'payment_session_id_missing'))
    }
    const address = `${gateway}/checkout/${encodeURIComponent(paymentSessionId)}`
    if (redirectTarget !== '_modal') {
      window.open(address, redirectTarget)
      return Promise.resolve({ redirect: true })
    }
    open ??= openModal(`${address}?parent=${encodeURIComponent(location.origin)}`).finally(() => {
      open = undefined
    })
    return open
  }

  Object.assign(window, {
    /** @param {{ mode: string }} settings */
    Cashfree: ({ mode }) => {
      if (mode !== 'sandbox' && mode !== 'production') throw new Error('mode should be sandbox or production')
      return { checkout, version: () => 'stand-in' }
    },
  })
})()
