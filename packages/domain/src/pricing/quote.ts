import { type PaymentItem, SERVICE_ITEM } from '../catalogue/payment-item.ts'
import type { NetPrice, ServiceDefinition } from '../catalogue/service-definition.ts'
import * as m from './money.ts'
import { resolveSelection, type Selection, type SelectionRefusal } from './selection.ts'
import { splitTax, type TaxLine, taxOn } from './tax.ts'

/** Everything unsettled, or one payment stage. */
export type QuoteScope = 'full' | { stageId: string }

export type QuoteRequest = {
  service: Pick<ServiceDefinition, 'pricing' | 'timeline'>
  quantity: number
  selection: Selection
  /** Null while the customer's State is unknown. */
  stateId: number | null
  homeStateId: number
  /** Discount not used by a settled payment yet, in decimal rupees before tax. */
  unusedDiscount: NetPrice
  /** Settled payment items. */
  settled: readonly PaymentItem[]
  scope: QuoteScope
}

/**
 * Price as plain JSON. Amounts are whole rupees and add up: fee − discount = subtotal, subtotal + tax = total, and the
 * tax lines, which may have 50 paise, sum to tax. `exact` holds the unrounded decimals for storage and further computation.
 */
export type Quote = {
  items: PaymentItem[]
  fee: number
  discount: number
  subtotal: number
  taxes: TaxLine[]
  tax: number
  total: number
  exact: { fee: NetPrice; discountUsed: NetPrice; taxable: NetPrice; discountLeft: NetPrice }
}

export type QuoteRefusal = SelectionRefusal | 'quantity_out_of_range' | 'unknown_stage' | 'already_settled'

export type QuoteOutcome = { ok: true; quote: Quote } | { ok: false; reason: QuoteRefusal }

/** Items paid together, with their exact net price. */
type Charge = { items: PaymentItem[]; fee: m.Money }
type Charges = { ok: true; charges: Charge[] } | { ok: false; reason: QuoteRefusal }

/** Maximum quantity; 1 for a service without quantities. */
export function maxQuantity(pricing: ServiceDefinition['pricing']): number {
  return pricing.mode === 'fee' ? (pricing.quantity?.max ?? 1) : 1
}

/** Unsettled charges in stage order (PR-02). */
function openCharges({ service, quantity, selection, settled }: Omit<QuoteRequest, 'scope'>): Charges {
  const { pricing, timeline } = service
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity(pricing)) {
    return { ok: false, reason: 'quantity_out_of_range' }
  }
  if (pricing.mode === 'stages') {
    const charges = timeline
      .filter((stage) => stage.kind === 'payment' && !settled.includes(stage.id))
      .map((stage) => ({ items: [stage.id], fee: m.parseMoney(stage.amount ?? '0') }))
    return { ok: true, charges }
  }
  if (settled.includes(SERVICE_ITEM)) return { ok: true, charges: [] }
  if (pricing.mode === 'choice') {
    const choice = resolveSelection(pricing.form, selection)
    if (!choice.ok) return { ok: false, reason: choice.reason }
    return { ok: true, charges: [{ items: [SERVICE_ITEM], fee: m.parseMoney(choice.fee) }] }
  }
  const surcharge = m.multiplyMoney(m.parseMoney(pricing.quantity?.perExtraUnit ?? '0'), quantity - 1)
  return {
    ok: true,
    charges: [{ items: [SERVICE_ITEM], fee: m.sumMoney([m.parseMoney(pricing.fee), surcharge]) }],
  }
}

/**
 * subtotal = round half up of max(fee − discount, 0); tax = round half up of 18 % of the *unrounded* taxable value;
 * total = subtotal + tax. So one unit of 12711.8644 costs exactly 15000, and the lines always add up.
 */
function price({ items, fee }: Charge, discount: m.Money, request: Omit<QuoteRequest, 'scope'>): Quote {
  const used = m.leastMoney(fee, discount)
  const taxable = m.subtractMoney(fee, used)
  const subtotal = m.toRupees(m.roundHalfUpToRupees(taxable))
  const roundedFee = m.toRupees(m.roundHalfUpToRupees(fee))
  const tax = taxOn(taxable)
  return {
    items,
    fee: roundedFee,
    discount: roundedFee - subtotal,
    subtotal,
    taxes: splitTax(tax, request.stateId, request.homeStateId),
    tax,
    total: subtotal + tax,
    exact: {
      fee: m.moneyToText(fee),
      discountUsed: m.moneyToText(used),
      taxable: m.moneyToText(taxable),
      discountLeft: m.moneyToText(m.subtractMoney(discount, used)),
    },
  }
}

/** Prices charges in order; each consumes what the previous ones left of the discount. */
function priceInOrder(charges: readonly Charge[], request: Omit<QuoteRequest, 'scope'>): Quote[] {
  let discount = m.floorAtZero(m.parseMoney(request.unusedDiscount))
  return charges.map((charge) => {
    const quote = price(charge, discount, request)
    discount = m.parseMoney(quote.exact.discountLeft)
    return quote
  })
}

function merge(charges: readonly Charge[]): Charge {
  return { items: charges.flatMap(({ items }) => items), fee: m.sumMoney(charges.map(({ fee }) => fee)) }
}

/**
 * Price of everything unsettled, or of one stage (PR-01 to PR-05). Whether it may be paid now is decided by the timeline
 * and `available-actions`. The discount is consumed in stage order, by unpaid earlier stages too. Throws a RangeError
 * for a price that is not decimal rupees.
 */
export function quotePrice(request: QuoteRequest): QuoteOutcome {
  const { scope, service } = request
  if (scope !== 'full') {
    const stage = service.timeline.find(({ id, kind }) => id === scope.stageId && kind === 'payment')
    if (!stage || service.pricing.mode !== 'stages') return { ok: false, reason: 'unknown_stage' }
  }
  const open = openCharges(request)
  if (!open.ok) return open
  const charges = scope === 'full' && open.charges.length > 0 ? [merge(open.charges)] : open.charges
  const quotes = priceInOrder(charges, request)
  const found = scope === 'full' ? quotes[0] : quotes.find(({ items }) => items.includes(scope.stageId))
  return found ? { ok: true, quote: found } : { ok: false, reason: 'already_settled' }
}

/** Price of each unpaid payment stage if paid by itself, in stage order; empty for other pricing. */
export function listStagePrices(request: Omit<QuoteRequest, 'scope'>): { stageId: string; quote: Quote }[] {
  if (request.service.pricing.mode !== 'stages') return []
  const open = openCharges(request)
  if (!open.ok) return []
  return priceInOrder(open.charges, request).flatMap((quote) =>
    quote.items.map((stageId) => ({ stageId, quote })),
  )
}

/** Whether a client's amount equals the quoted total and is positive; it is compared, never used (PR-05). */
export function isQuotedAmount(quote: Quote, amount: unknown): boolean {
  return quote.total > 0 && amount === quote.total
}
