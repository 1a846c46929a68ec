import type { Order } from '../core/order.ts'
import { type Html, html } from './html.ts'
import { rupees } from './rupees.ts'
import { upiQrCode } from './upi-qr-code.ts'

export function checkoutForms(order: Order, merchant: string): Html {
  const { amount } = order
  return html`<div id="forms">
    <div class="tabs" role="tablist" aria-label="Way to pay">
      <button type="button" role="tab" id="tab-upi" aria-controls="panel-upi" aria-selected="true">UPI</button>
      <button type="button" role="tab" id="tab-card" aria-controls="panel-card" aria-selected="false" tabindex="-1">Card</button>
    </div>
    <p class="alert" id="problem" role="alert" hidden></p>
    ${upiPanel(amount, upiQrCode(order, merchant))}
    ${cardPanel(amount)}
    <details class="values">
      <summary>Test values</summary>
      <dl>
        <dt>Paid</dt><dd><code>testsuccess@gocash</code> or card <code>4706 1312 1121 2123</code></dd>
        <dt>Declined</dt><dd><code>testfailure@gocash</code> or card <code>4000 0000 0000 0002</code></dd>
        <dt>Stays pending</dt><dd><code>testpending@gocash</code></dd>
      </dl>
      <p>Any later expiry date and any CVV go with the cards.</p>
    </details>
  </div>`
}

function upiPanel(amount: number, qrCode: Html): Html {
  return html`<div role="tabpanel" id="panel-upi" aria-labelledby="tab-upi">
    <form id="upi" novalidate>
      <label for="upi-id">UPI ID</label>
      <input id="upi-id" name="upi_id" type="text" inputmode="email" autocomplete="off" autocapitalize="none"
        spellcheck="false" placeholder="name@bank" aria-describedby="upi-id-hint upi-id-error" required>
      <p class="hint" id="upi-id-hint">You get a request in your UPI app and approve it there.</p>
      <p class="error" id="upi-id-error"></p>
      <button class="primary pay">Pay ${rupees(amount)}</button>
    </form>
    <div class="qr">
      <p class="or"><span>or scan with a UPI app</span></p>
      <button type="button" class="plain" id="show-qr">Show the QR code</button>
      <figure id="qr" hidden>
        <div role="img" aria-label="QR code of this payment">${qrCode}</div>
        <figcaption>Scan it with any UPI app and approve <strong>${rupees(amount)}</strong>.
          In this test nothing is scanned: press the button as if you had approved.</figcaption>
        <button type="button" class="primary" id="qr-approved">I have approved it in my app</button>
      </figure>
    </div>
    <p class="or"><span>or choose an app</span></p>
    <ul class="apps">
      <li><button type="button" class="plain" data-app="gpay">Google Pay</button></li>
      <li><button type="button" class="plain" data-app="phonepe">PhonePe</button></li>
      <li><button type="button" class="plain" data-app="paytm">Paytm</button></li>
      <li><button type="button" class="plain" data-app="bhim">BHIM</button></li>
    </ul>
  </div>`
}

function cardPanel(amount: number): Html {
  return html`<div role="tabpanel" id="panel-card" aria-labelledby="tab-card" hidden>
    <form id="card" novalidate>
      <label for="card-number">Card number</label>
      <input id="card-number" type="text" inputmode="numeric" autocomplete="cc-number" maxlength="23"
        placeholder="0000 0000 0000 0000" aria-describedby="card-number-error" required>
      <p class="error" id="card-number-error"></p>
      <div class="pair">
        <div>
          <label for="card-expiry">Expiry date</label>
          <input id="card-expiry" type="text" inputmode="numeric" autocomplete="cc-exp" maxlength="7"
            placeholder="MM / YY" aria-describedby="card-expiry-error" required>
          <p class="error" id="card-expiry-error"></p>
        </div>
        <div>
          <label for="card-cvv">CVV</label>
          <input id="card-cvv" type="password" inputmode="numeric" autocomplete="cc-csc" maxlength="4"
            placeholder="3 digits" aria-describedby="card-cvv-error" required>
          <p class="error" id="card-cvv-error"></p>
        </div>
      </div>
      <button class="primary pay">Pay ${rupees(amount)}</button>
      <p class="hint">Your card details are never stored.</p>
    </form>
  </div>`
}
