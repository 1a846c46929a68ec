import type { Order } from '../core/order.ts'
import { checkoutForms } from './checkout-forms.ts'
import { type Html, html } from './html.ts'
import { rupees } from './rupees.ts'

export function checkoutPage(order: Order, merchant: string, parent: string | undefined): string {
  return page(
    `Pay ${merchant}`,
    order,
    merchant,
    parent,
    'open',
    html`
    ${summary(order, merchant)}
    <div class="work">
      ${checkoutForms(order, merchant)}
      <section class="result" id="waiting" aria-live="polite" hidden>
        <div class="spinner" aria-hidden="true"></div>
        <h2 id="waiting-title" tabindex="-1">Contacting your bank</h2>
        <p id="waiting-text">This takes a few seconds. Please keep this window open.</p>
      </section>
      ${result(merchant)}
      <p class="leave"><button type="button" class="link" id="cancel">Cancel payment</button></p>
    </div>
    <dialog id="confirm" aria-labelledby="confirm-title">
      <h2 id="confirm-title">Leave without paying?</h2>
      <p>Nothing has been paid yet. You can come back to ${merchant} and pay later.</p>
      <div class="choices">
        <button type="button" class="primary" id="stay">Keep paying</button>
        <button type="button" class="plain" id="leave">Yes, leave</button>
      </div>
    </dialog>`,
  )
}

/** For an order that cannot be paid any more, or a session that does not exist. */
export function closedPage(order: Order | undefined, merchant: string, parent: string | undefined): string {
  const paid = order?.state === 'PAID'
  return page(
    'Payment',
    order,
    merchant,
    parent,
    paid ? 'paid' : 'invalid',
    html`
    <div class="work">
      <section class="result">
        <div class="mark ${paid ? 'good' : 'bad'}" aria-hidden="true"></div>
        <h2 tabindex="-1">${paid ? 'This order is already paid' : 'This payment link is no longer valid'}</h2>
        <p>${paid ? 'There is nothing more to pay.' : 'Nothing was paid. Go back and start the payment again.'}</p>
        <button type="button" class="primary" id="return">Return to ${merchant}</button>
      </section>
    </div>`,
  )
}

function summary(order: Order, merchant: string): Html {
  return html`<header class="summary">
    <div class="merchant">
      <span class="initial" aria-hidden="true">${merchant.slice(0, 1)}</span>
      <h1 id="title" tabindex="-1"><span class="quiet">Paying</span> ${merchant}</h1>
    </div>
    <p class="amount"><span class="quiet">Amount to pay</span> <strong>${rupees(order.amount)}</strong></p>
    <p class="order"><span class="quiet">Order</span> <span class="id">${order.reference ?? order.id}</span></p>
    <p class="safe">You pay on a secure page. ${merchant} never sees your card.</p>
  </header>`
}

function result(merchant: string): Html {
  return html`<section class="result" id="result" aria-live="polite" hidden>
    <div class="mark" id="result-mark" aria-hidden="true"></div>
    <h2 id="result-title" tabindex="-1"></h2>
    <p id="result-text"></p>
    <p class="quiet" id="result-reference"></p>
    <button type="button" class="primary" id="retry">Try again</button>
    <button type="button" class="primary" id="return">Return to ${merchant}</button>
  </section>`
}

function page(
  title: string,
  order: Order | undefined,
  merchant: string,
  parent: string | undefined,
  state: 'open' | 'paid' | 'invalid',
  content: Html,
): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/checkout.css">
<link rel="stylesheet" href="/assets/forms.css">
<link rel="stylesheet" href="/assets/result.css">
<script type="module" src="/assets/checkout.js"></script>
</head>
<body data-state="${state}" data-parent="${parent ?? ''}" data-return="${order?.return_url ?? ''}" data-merchant="${merchant}">
<aside class="test" aria-label="Test mode"><strong>Test payments:</strong> no real money</aside>
<main class="panel ${state}" inert>${content}</main>
</body>
</html>`.toString()
}
