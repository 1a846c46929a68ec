// The server puts this file before the script of a provider (src/checkout/merchant-script.ts). It runs on the
// merchant's page, under a content security policy without inline styles: every style is set through the CSSOM.

/** @typedef {'ended' | 'cancelled' | 'invalid' | 'unavailable'} EndReason */
/** @typedef {Record<string, any>} CheckoutResult what a provider hands to the merchant's page after an attempt */

/**
 * Shows the hosted page in a frame over the merchant's page until it ends, whatever the reason; answers a
 * function that closes it.
 * @param {string} gateway its origin
 * @param {string} address of the hosted page
 * @param {object} options
 * @param {boolean} [options.leaveByEscape] whether the Escape key leaves
 * @param {(result: CheckoutResult | undefined) => void} [options.onFailed] an attempt failed; the page stays
 * @param {(reason: EndReason, result: CheckoutResult | undefined) => void} options.onEnd
 * @returns {() => void}
 */
// biome-ignore lint/correctness/noUnusedVariables: the provider's script that follows calls it
function openCheckoutModal(gateway, address, { leaveByEscape = true, onFailed, onEnd }) {
  const OPENING_TIMEOUT_MS = 20_000
  const { dialog, frame, waiting, close } = buildDialog()
  const wide = matchMedia('(min-width: 640px)')
  const arrange = () => place([frame, waiting], wide.matches)
  const scroll = document.documentElement.style.overflow
  let ready = false
  let over = false

  /** @param {EndReason} reason @param {CheckoutResult} [result] */
  const finish = (reason, result) => {
    if (over) return
    over = true
    clearTimeout(timer)
    removeEventListener('message', listen)
    wide.removeEventListener('change', arrange)
    document.documentElement.style.overflow = scroll
    if (dialog.open) dialog.close()
    dialog.remove()
    onEnd(reason, result)
  }

  /** @param {MessageEvent} event */
  const listen = (event) => {
    if (event.origin !== gateway || event.source !== frame.contentWindow) return
    const { checkout, result } = event.data ?? {}
    if (checkout === 'ready') {
      ready = true
      clearTimeout(timer)
      waiting.remove()
      frame.focus()
    }
    if (checkout === 'failed') onFailed?.(result)
    if (checkout === 'ended' || checkout === 'cancelled' || checkout === 'invalid') finish(checkout, result)
  }

  const timer = setTimeout(() => finish('unavailable'), OPENING_TIMEOUT_MS)
  addEventListener('message', listen)
  wide.addEventListener('change', arrange)
  close.addEventListener('click', () => finish('cancelled'))
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    if (!leaveByEscape) return
    if (ready) frame.contentWindow?.postMessage({ checkout: 'ask-to-leave' }, gateway)
    else finish('cancelled')
  })
  // A second Escape in a row closes a dialog without asking.
  dialog.addEventListener('close', () => finish('cancelled'))

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
  return () => finish('cancelled')

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
}
