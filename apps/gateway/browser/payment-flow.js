import { getElement } from './element.js'
import { forgetCard, setUpForms, showCardNumberProblem } from './forms.js'
import { onAskToLeave, tellMerchant } from './merchant-window.js'
import { setUpTabs } from './tabs.js'

/** @typedef {import('./forms.js').Payment} Payment */
/** @typedef {{ status: string, reference: string | null, result?: object }} Progress */

const APPROVAL_MS = 2000
const BANK_MS = 700
const RETURN_MS = 2500
const POLL_MS = 2000

const session = location.pathname
const merchant = document.body.dataset.merchant ?? ''
const forms = getElement('forms', HTMLElement)
const waiting = getElement('waiting', HTMLElement)
const outcome = getElement('result', HTMLElement)
const problem = getElement('problem', HTMLElement)
const cancelButton = getElement('cancel', HTMLButtonElement)
const confirmation = getElement('confirm', HTMLDialogElement)

/** @type {'paying' | 'waiting' | 'failed' | 'pending' | 'paid'} */
let stage = 'paying'
/** @type {object | undefined} */
let result

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** @param {string} action @param {object} [body] @returns {Promise<Response>} */
const post = (action, body = {}) =>
  fetch(`${session}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** @param {typeof stage} next @param {HTMLElement} shown @param {string} heading */
function show(next, shown, heading) {
  stage = next
  for (const section of [forms, waiting, outcome]) section.hidden = section !== shown
  cancelButton.hidden = next !== 'paying'
  problem.hidden = true
  getElement(heading, HTMLElement).focus()
}

/** @param {Payment} payment */
async function pay(payment) {
  const app = payment.method === 'upi_app' ? payment.name : ''
  getElement('waiting-title', HTMLElement).textContent = app ? `Approve in ${app}` : 'Contacting your bank'
  getElement('waiting-text', HTMLElement).textContent = app
    ? `Open ${app} on your phone and approve the request. In this test it is approved by itself.`
    : 'This takes a few seconds. Please keep this window open.'
  show('waiting', waiting, 'waiting-title')
  await pause(app ? APPROVAL_MS : BANK_MS)
  try {
    const response = await post('pay', payment)
    const answer = await response.json()
    if (response.ok) showProgress(answer)
    else refuse(answer)
  } catch {
    refuse({ message: 'We could not reach the bank. Check your connection and try again.' })
  }
}

/** @param {{ message: string, code?: string }} answer */
function refuse({ message, code }) {
  // Paid elsewhere, expired or withdrawn meanwhile: the page that the server renders now says which.
  if (code === 'order_inactive') return location.reload()
  show('paying', forms, 'title')
  if (code === 'card_number_invalid') {
    showCardNumberProblem(message)
    return
  }
  problem.textContent = message
  problem.hidden = false
}

/** @param {Progress} progress */
function showProgress({ status, reference, result: handedOver }) {
  forgetCard()
  result = handedOver
  if (status === 'SUCCESS') showPaid(reference)
  else if (status === 'PENDING') showPending(reference)
  else showFailed(reference)
}

/** @param {string | null} reference */
function showPaid(reference) {
  describe('good', 'Payment successful', `Taking you back to ${merchant}…`, reference)
  show('paid', outcome, 'result-title')
  setTimeout(() => tellMerchant('ended', result), RETURN_MS)
}

/** @param {string | null} reference */
function showFailed(reference) {
  describe('bad', 'Payment failed', 'Your bank declined the payment. No money was taken.', reference)
  show('failed', outcome, 'result-title')
  tellMerchant('failed', result)
}

/** @param {string | null} reference */
function showPending(reference) {
  const text = `Your bank has not answered yet. You may go back: ${merchant} shows the result as soon as it is known.`
  describe('slow', 'Payment is being confirmed', text, reference)
  show('pending', outcome, 'result-title')
  void poll()
}

async function poll() {
  while (stage === 'pending') {
    await pause(POLL_MS)
    const response = await fetch(`${session}/status`).catch(() => undefined)
    const progress = response?.ok ? await response.json() : undefined
    if (progress && progress.status !== 'PENDING' && stage === 'pending') showProgress(progress)
  }
}

/** @param {string} mark @param {string} title @param {string} text @param {string | null} reference */
function describe(mark, title, text, reference) {
  getElement('result-mark', HTMLElement).className = `mark ${mark}`
  getElement('result-title', HTMLElement).textContent = title
  getElement('result-text', HTMLElement).textContent = text
  getElement('result-reference', HTMLElement).textContent = reference ? `Reference ${reference}` : ''
  getElement('retry', HTMLButtonElement).hidden = mark !== 'bad'
  getElement('return', HTMLButtonElement).classList.toggle('plain', mark === 'bad')
}

async function cancel() {
  cancelButton.disabled = true
  await post('cancel').catch(() => undefined)
  tellMerchant('cancelled')
}

function askToLeave() {
  if (stage === 'waiting' || confirmation.open) return
  if (stage === 'paying') confirmation.showModal()
  else tellMerchant('ended', result)
}

export function setUpCheckout() {
  setUpTabs(forms)
  setUpForms((payment) => void pay(payment))
  onAskToLeave(askToLeave)
  cancelButton.addEventListener('click', cancel)
  getElement('leave', HTMLButtonElement).addEventListener('click', cancel)
  getElement('stay', HTMLButtonElement).addEventListener('click', () => confirmation.close())
  getElement('retry', HTMLButtonElement).addEventListener('click', () => show('paying', forms, 'title'))
  getElement('return', HTMLButtonElement).addEventListener('click', () => tellMerchant('ended', result))
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || confirmation.open) return
    event.preventDefault()
    askToLeave()
  })
}
