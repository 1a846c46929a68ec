const { parent: merchantOrigin = '', return: returnUrl = '' } = document.body.dataset
const framed = window.parent !== window && merchantOrigin !== ''

/** @param {'ready' | 'ended' | 'cancelled' | 'invalid'} type */
export function tellMerchant(type) {
  if (framed) window.parent.postMessage({ checkout: type }, merchantOrigin)
  else if (type !== 'ready' && returnUrl !== '') location.assign(returnUrl)
}

/** @param {() => void} ask */
export function onAskToLeave(ask) {
  addEventListener('message', (event) => {
    if (!framed || event.origin !== merchantOrigin || event.source !== window.parent) return
    if (event.data?.checkout === 'ask-to-leave') ask()
  })
}
