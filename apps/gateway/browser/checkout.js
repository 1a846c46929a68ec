import { getElement } from './element.js'
import { onAskToLeave, tellMerchant } from './merchant-window.js'

const { state = '' } = document.body.dataset

function focusHeading() {
  const heading = document.querySelector('h1, h2')
  if (document.activeElement === document.body && heading instanceof HTMLElement) heading.focus()
}

if (state === 'open') {
  const { setUpCheckout } = await import('./payment-flow.js')
  setUpCheckout()
} else {
  const leave = () => tellMerchant(state === 'paid' ? 'ended' : 'invalid')
  getElement('return', HTMLButtonElement).addEventListener('click', leave)
  onAskToLeave(leave)
  addEventListener('keydown', (event) => event.key === 'Escape' && leave())
}
// The page is inert until its handlers are registered.
document.querySelector('main')?.removeAttribute('inert')
focusHeading()
// The merchant's page hands the focus to this frame only after it hears that the frame is ready.
addEventListener('focus', focusHeading, { once: true })
tellMerchant('ready')
