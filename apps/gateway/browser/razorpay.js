// Razorpay's script as a merchant's page loads it: the same global, the same options, the same callbacks.
;(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript)
  const gateway = new URL(script.src).origin

  /**
   * The options that have an effect here; any other is accepted and ignored.
   * @typedef {object} Options
   * @property {string} key
   * @property {string} order_id
   * @property {(response: CheckoutResult) => void} [handler]
   * @property {string} [callback_url]
   * @property {number} [timeout] seconds
   * @property {{ ondismiss?: (reason?: string) => void, escape?: boolean }} [modal]
   */

  class Razorpay {
    /** @type {Options} */
    #options
    /** @type {Map<string, ((response: CheckoutResult | undefined) => void)[]>} */
    #listeners = new Map()
    /** @type {(() => void) | undefined} */
    #close

    /** @param {Options} options */
    constructor(options) {
      if (!options?.key) throw new Error('No key passed')
      this.#options = options
    }

    /** @param {string} event @param {(response: CheckoutResult | undefined) => void} listener */
    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
      return this
    }

    open() {
      if (this.#close) return
      const { key, order_id = '', timeout, modal = {} } = this.#options
      const query = new URLSearchParams({ key, order_id, parent: location.origin })
      let timedOut = false
      const close = openCheckoutModal(gateway, `${gateway}/v1/checkout/public?${query}`, {
        leaveByEscape: modal.escape ?? true,
        onFailed: (response) => this.#emit('payment.failed', response),
        onEnd: (_reason, response) => {
          this.#close = undefined
          clearTimeout(timer)
          if (response?.razorpay_payment_id) this.#complete(response)
          else modal.ondismiss?.(timedOut ? 'timeout' : undefined)
        },
      })
      const timer = timeout
        ? setTimeout(() => {
            timedOut = true
            close()
          }, timeout * 1000)
        : undefined
      this.#close = close
    }

    close() {
      this.#close?.()
    }

    /** @param {string} event @param {CheckoutResult | undefined} response */
    #emit(event, response) {
      for (const listener of this.#listeners.get(event) ?? []) listener(response)
    }

    /** @param {CheckoutResult} response */
    #complete(response) {
      const { handler, callback_url } = this.#options
      if (handler) handler(response)
      else if (callback_url) postForm(callback_url, response)
    }
  }

  /** @param {string} action @param {CheckoutResult} values */
  function postForm(action, values) {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = action
    for (const [name, value] of Object.entries(values)) {
      const input = document.createElement('input')
      input.type = 'hidden'
      input.name = name
      input.value = value
      form.append(input)
    }
    document.body.append(form)
    form.submit()
  }

  Object.assign(window, { Razorpay })
})()
