const { parent: merchantOrigin = '', return: returnUrl = '' } = document.body.dataset
const framed = window.parent !== window && merchantOrigin !== ''

/**
 * @param {'ready' | 'failed' | 'ended' | 'cancelled' | 'invalid'} type
 * @param {object} [result] what the provider's script hands to the merchant's page
 */
export function tellMerchant(type, result) {
  if (framed) window.parent.postMessage({ checkout: type, result }, merchantOrigin)
  else if (type !== 'ready' && type !== 'failed' && returnUrl !== '') location.assign(returnUrl)
}

/** @param {() => void} ask */
export function onAskToLeave(ask) {
  addEventListener('message', (event) => {
    if (!framed || event.origin !== merchantOrigin || event.source !== window.parent) return
    if (event.data?.checkout === 'ask-to-leave') ask()
  })
}
