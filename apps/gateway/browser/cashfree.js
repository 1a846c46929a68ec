// The script that a merchant's page loads: the same global as the provider's. It must work under a
// content security policy without inline styles, so every style is set through the CSSOM.
;(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript)
  const gateway = new URL(script.src).origin
  const OPENING_TIMEOUT_MS = 20_000

  /** @typedef {{ paymentSessionId: string, redirectTarget?: string, returnUrl?: string }} Options */
  /** @typedef {{ error: { message: string, code: string, type: string } }} Failed */
  /** @typedef {{ paymentDetails: { paymentMessage: string } }} Ended */
  /** @typedef {Failed | Ended | { redirect: true }} Result */

  /** @type {Promise<Result> | undefined} */
  let open

  /** @param {string} message @param {string} code @returns {Failed} */
  const failure = (message, code) => ({ error: { message, code, type: 'payment_error' } })

  /** @returns {Failed} */
  const cancelled = () => failure('Payment cancelled by the customer', 'payment_cancelled')

  /** @param {HTMLElement} element @param {Record<string, string>} style */
  function setStyle(element, style) {
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
  }

  function buildDialog() {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'Payment')
    setStyle(dialog, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100dvh',
      'max-width': 'none',
      'max-height': 'none',
      margin: '0',
      padding: '0',
      border: '0',
      overflow: 'hidden',
      background: 'rgb(10 18 36 / 60%)',
    })
    const frame = document.createElement('iframe')
    frame.title = 'Secure payment page'
    frame.referrerPolicy = 'no-referrer'
    const waiting = document.createElement('div')
    const text = document.createElement('p')
    text.setAttribute('role', 'status')
    text.textContent = 'Opening the secure payment page…'
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = 'Close'
    setStyle(text, { margin: '0 0 16px', font: '500 16px/1.5 system-ui, sans-serif', color: '#1b2437' })
    setStyle(close, {
      font: '600 16px/1 system-ui, sans-serif',
      padding: '14px 24px',
      border: '1px solid #8a94a8',
      'border-radius': '10px',
      background: '#fff',
      color: '#1b2437',
    })
    waiting.append(text, close)
    dialog.append(frame, waiting)
    return { dialog, frame, waiting, close }
  }

  /** @param {HTMLElement[]} boxes @param {boolean} wide */
  function place(boxes, wide) {
    for (const box of boxes) {
      setStyle(box, {
        position: 'absolute',
        inset: '0',
        margin: 'auto',
        border: '0',
        'box-sizing': 'border-box',
        width: wide ? 'min(880px, calc(100% - 48px))' : '100%',
        height: wide ? 'min(640px, calc(100% - 48px))' : '100%',
        'border-radius': wide ? '16px' : '0',
      })
    }
  }

  /** @param {string} address @returns {Promise<Result>} */
  function openModal(address) {
    return new Promise((resolve) => {
      const { dialog, frame, waiting, close } = buildDialog()
      const wide = matchMedia('(min-width: 640px)')
      const arrange = () => place([frame, waiting], wide.matches)
      const scroll = document.documentElement.style.overflow
      let ready = false

      /** @param {Result} result */
      const finish = (result) => {
        clearTimeout(timer)
        removeEventListener('message', listen)
        wide.removeEventListener('change', arrange)
        document.documentElement.style.overflow = scroll
        if (dialog.open) dialog.close()
        dialog.remove()
        resolve(result)
      }

      /** @param {MessageEvent} event */
      const listen = (event) => {
        if (event.origin !== gateway || event.source !== frame.contentWindow) return
        const type = event.data?.checkout
        if (type === 'ready') {
          ready = true
          clearTimeout(timer)
          waiting.remove()
          frame.focus()
        }
        if (type === 'ended')
          finish({ paymentDetails: { paymentMessage: 'Payment finished. Check status.' } })
        if (type === 'cancelled') finish(cancelled())
        if (type === 'invalid')
          finish(failure('payment_session_id is not valid', 'payment_session_id_invalid'))
      }

      const timer = setTimeout(
        () => finish(failure('The payment page did not open', 'checkout_unavailable')),
        OPENING_TIMEOUT_MS,
      )
      addEventListener('message', listen)
      wide.addEventListener('change', arrange)
      close.addEventListener('click', () => finish(cancelled()))
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        if (ready) frame.contentWindow?.postMessage({ checkout: 'ask-to-leave' }, gateway)
        else finish(cancelled())
      })
      // A second Escape in a row closes a dialog without asking.
      dialog.addEventListener('close', () => finish(cancelled()))

      arrange()
      setStyle(waiting, {
        display: 'flex',
        'flex-direction': 'column',
        'align-items': 'center',
        'justify-content': 'center',
        background: '#fff',
      })
      document.documentElement.style.overflow = 'hidden'
      document.body.append(dialog)
      dialog.showModal()
      close.focus()
      frame.src = address
    })
  }

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
