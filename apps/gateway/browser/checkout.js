import { getElement } from './element.js'
import { onAskToLeave, tellMerchant } from './merchant-window.js'

const { state = '' } = document.body.dataset

if (state === 'open') {
  const { setUpCheckout } = await import('./payment-flow.js')
  setUpCheckout()
} else {
  const leave = () => tellMerchant(state === 'paid' ? 'ended' : 'invalid')
  getElement('return', HTMLButtonElement).addEventListener('click', leave)
  onAskToLeave(leave)
  addEventListener('keydown', (event) => event.key === 'Escape' && leave())
  document.querySelector('h2')?.focus()
}
tellMerchant('ready')
