import { digitsOf, expiryProblem, groupExpiry, groupNumber, passesLuhn } from './card-fields.js'
import { getElement } from './element.js'

/** @typedef {{ method: 'upi', upi_id: string } | { method: 'upi_app', app: string, name: string } | { method: 'upi_qr' } | { method: 'card', number: string }} Payment */

const upiId = getElement('upi-id', HTMLInputElement)
const number = getElement('card-number', HTMLInputElement)
const expiry = getElement('card-expiry', HTMLInputElement)
const cvv = getElement('card-cvv', HTMLInputElement)

/** @param {HTMLInputElement} input @param {string} problem */
function showProblem(input, problem) {
  getElement(`${input.id}-error`, HTMLParagraphElement).textContent = problem
  input.setAttribute('aria-invalid', String(problem !== ''))
}

/** @param {[HTMLInputElement, string][]} checks */
function allRight(checks) {
  for (const [input, problem] of checks) showProblem(input, problem)
  const [wrong] = checks.find(([, problem]) => problem !== '') ?? []
  wrong?.focus()
  return !wrong
}

function cardNumberProblem() {
  const digits = digitsOf(number.value)
  if (digits === '') return 'Enter the card number.'
  return digits.length >= 12 && passesLuhn(digits) ? '' : 'This card number is not right. Check the digits.'
}

/** @param {(payment: Payment) => void} pay */
export function setUpForms(pay) {
  for (const input of [upiId, number, expiry, cvv]) {
    input.addEventListener('input', () => showProblem(input, ''))
  }
  number.addEventListener('input', () => format(number, groupNumber))
  expiry.addEventListener('input', () => format(expiry, groupExpiry))

  getElement('upi', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    const value = upiId.value.trim()
    const wellFormed = /^[\w.-]{2,256}@[A-Za-z][A-Za-z0-9.-]{1,63}$/.test(value)
    const problem = value === '' ? 'Enter your UPI ID.' : 'A UPI ID looks like name@bank.'
    if (allRight([[upiId, wellFormed ? '' : problem]])) pay({ method: 'upi', upi_id: value })
  })

  getElement('card', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    const fine = allRight([
      [number, cardNumberProblem()],
      [expiry, expiryProblem(expiry.value, new Date())],
      [cvv, /^\d{3,4}$/.test(cvv.value) ? '' : 'Enter the 3 or 4 digits.'],
    ])
    if (fine) pay({ method: 'card', number: digitsOf(number.value) })
  })

  const qr = getElement('qr', HTMLElement)
  const showQr = getElement('show-qr', HTMLButtonElement)
  showQr.addEventListener('click', () => {
    qr.hidden = false
    showQr.hidden = true
    getElement('qr-approved', HTMLButtonElement).focus()
  })
  getElement('qr-approved', HTMLButtonElement).addEventListener('click', () => pay({ method: 'upi_qr' }))

  for (const button of document.querySelectorAll('button[data-app]')) {
    button.addEventListener('click', () => {
      const app = button.getAttribute('data-app') ?? ''
      pay({ method: 'upi_app', app, name: button.textContent ?? '' })
    })
  }
}

/** @param {string} message */
export function showCardNumberProblem(message) {
  showProblem(number, message)
  number.focus()
}

export function forgetCard() {
  for (const input of [number, expiry, cvv]) input.value = ''
}

/**
 * Formats only while the caret is at the end: rewriting the value would move it.
 * @param {HTMLInputElement} input @param {(text: string) => string} group
 */
function format(input, group) {
  if (input.selectionStart !== input.value.length) return
  input.value = group(input.value)
}
