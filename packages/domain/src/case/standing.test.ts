import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_SELECTION } from '../pricing/selection.ts'
import { everythingGiven, facts, minute, paid } from '../testing/facts-factory.ts'
import { service, stagedService } from '../testing/service-factory.ts'
import type { ApplicationFacts, OpenOrder, StaffAct } from './application-facts.ts'
import { type PricedBasis, pricedStandingOf, standingOf } from './standing.ts'

const hold: StaffAct = { act: 'hold', at: minute(4), comment: 'Waiting for the department' }
const complete = (stageId: string): StaffAct => ({ act: 'complete', stageId, at: minute(3) })

const basis = (changes: Partial<PricedBasis> = {}): PricedBasis => ({
  definition: stagedService(),
  facts: facts(),
  openOrder: 'none',
  quantity: 1,
  selection: NO_SELECTION,
  stateId: 21,
  unusedDiscount: '0',
  ...changes,
})

describe('the standing of an application', () => {
  it('says of a new one that its first stage can be paid', () => {
    expect(standingOf(basis())).toMatchObject({
      situation: 'unpaid',
      nextStep: { turn: 'you', next: 'pay', stageId: 'first-fee' },
      openStage: { id: 'first-fee' },
      payableStage: { id: 'first-fee' },
      allowedActions: ['pay', 'change_business', 'change_choice', 'change_buyer', 'delete'],
      allowedStaffActions: ['give_discount'],
    })
  })

  it('says what the service centre may complete, and by which stage', () => {
    const given = facts({ ...paid('first-fee'), ...everythingGiven(1) })
    const standing = standingOf(basis({ facts: given }))
    expect(standing.completableStage?.id).toBe('review')
    expect(standing.allowedStaffActions).toContain('complete_stage')
    expect(standing.openStage?.id).toBe('review')
  })

  it('waits for the customer once the form that it requires is alone missing, not before and not after', () => {
    const definition = stagedService({ applicationFields: { required: ['city'], optional: [] } })
    const settled = ['first-fee', 'second-fee'].map((item) => ({ item, at: minute(0) }))
    const reviewed = { ...facts({ settled, ...everythingGiven(1) }), staffActs: [complete('review')] }
    const nextOf = (changes: Partial<ApplicationFacts>, of = definition) =>
      standingOf(basis({ definition: of, facts: { ...reviewed, ...changes } })).nextStep
    const due = standingOf(basis({ definition, facts: reviewed }))
    expect(due.nextStep).toEqual({ turn: 'you', next: 'fill_form', stageId: 'decision' })
    expect(due).toMatchObject({ isFormMissing: true, pendingItems: 0 })
    expect(due.completableStage).toBeUndefined()
    expect(due.allowedStaffActions).not.toContain('complete_stage')
    const theDepartments = { turn: 'department', next: 'wait_for_department', stageId: 'decision' }
    expect(nextOf({ formSubmittedAt: minute(4) })).toEqual(theDepartments)
    const sent = { ...reviewed, formSubmittedAt: minute(4) }
    expect(standingOf(basis({ definition, facts: sent })).isFormMissing).toBe(false)
    expect(nextOf({}, stagedService({ applicationFields: { required: [], optional: ['city'] } }))).toEqual(
      theDepartments,
    )
    expect(nextOf({ staffActs: [] }).next).toBe('wait_for_us')
    expect(nextOf({ staffActs: [complete('review'), hold] }).turn).toBe('us')
    expect(nextOf({ settled: [{ item: 'first-fee', at: minute(0) }] }).next).toBe('pay_stage')
    expect(nextOf({ staffActs: [complete('review'), complete('decision')] }).next).toBe('none')
  })

  it('says why it is on hold, until it is resumed', () => {
    const held = facts({ ...paid('first-fee'), staffActs: [hold] })
    expect(standingOf(basis({ facts: held })).hold?.comment).toBe('Waiting for the department')
    const resumed = { ...held, staffActs: [hold, { act: 'resume', at: minute(5) } as const] }
    expect(standingOf(basis({ facts: resumed })).hold).toBeUndefined()
  })

  it('says how a refund ended it', () => {
    const refunds = [
      { status: 'requested', amountRupees: 4_000, endsApplication: true, at: minute(5) } as const,
    ]
    const ended = facts({ ...paid('first-fee'), paidRupees: 10_000, refunds })
    expect(standingOf(basis({ facts: ended }))).toMatchObject({
      situation: 'refund',
      endingRefund: { status: 'requested', backRupees: 4_000, paidRupees: 10_000 },
      allowedActions: [],
    })
  })

  it.each([
    ['none', 'you', 'pay'],
    ['live', 'you', 'pay'],
    ['confirming', 'us', 'confirm_payment'],
    ['in_review', 'us', 'check_payment'],
  ] as const)('with an order that is %s it is the turn of %s: %s', (openOrder, turn, next) => {
    expect(standingOf(basis({ openOrder })).nextStep).toEqual({ turn, next, stageId: 'first-fee' })
  })

  it('an order under way changes nothing of a step that is no payment', () => {
    const atInformation = basis({ facts: facts(paid('first-fee')), openOrder: 'confirming' })
    expect(standingOf(atInformation).nextStep.next).toBe('provide_information')
  })

  it('needs no prices: a row of a list has the rules of the service alone', () => {
    const { timeline, documents, fields, extraInfo } = service()
    const definition = { timeline, documents, fields, extraInfo }
    expect(standingOf({ definition, facts: facts(paid()), openOrder: 'none' }).situation).toBe('paid')
  })
})

describe('the prices of a standing', () => {
  it('are those of what is unsettled', () => {
    const { quote, listStagePrices } = pricedStandingOf(basis({ facts: facts(paid('first-fee')) }), 21)
    expect(quote('full')).toMatchObject({ ok: true, quote: { items: ['second-fee'], total: 5_000 } })
    expect(quote({ stageId: 'first-fee' })).toEqual({ ok: false, reason: 'already_settled' })
    expect(listStagePrices().map(({ stageId }) => stageId)).toEqual(['second-fee'])
  })

  it('split the tax by the home state', () => {
    const names = (homeStateId: number) => {
      const outcome = pricedStandingOf(basis(), homeStateId).quote('full')
      return outcome.ok ? outcome.quote.taxes.map(({ kind }) => kind) : []
    }
    expect(names(21)).toEqual(['CGST', 'SGST'])
    expect(names(7)).toEqual(['IGST'])
  })
})

const openOrders = fc.constantFrom<OpenOrder>('none', 'live', 'confirming', 'in_review')

/** Whatever may have been recorded of a service that is paid in stages, in any order. */
const recordings: fc.Arbitrary<ApplicationFacts> = fc
  .record({
    settled: fc.subarray(['first-fee', 'second-fee']),
    given: fc.boolean(),
    status: fc.constantFrom('checking', 'submitted', 'accepted', 'rejected', 'infected' as const),
    staffActs: fc.shuffledSubarray([complete('review'), complete('decision'), hold]),
    refunded: fc.option(
      fc.record({ amountRupees: fc.integer({ min: 1, max: 10_000 }), endsApplication: fc.boolean() }),
    ),
  })
  .map(({ settled, given, status, staffActs, refunded }) => {
    const everything = given ? everythingGiven(1) : {}
    const recorded = facts({ settled: settled.map((item) => ({ item, at: minute(0) })), ...everything })
    if (!settled.includes('first-fee')) return recorded
    return {
      ...recorded,
      documents: recorded.documents.map((document) => ({ ...document, status })),
      staffActs,
      paidRupees: 10_000,
      refunds: refunded ? [{ ...refunded, status: 'requested', at: minute(6) }] : [],
    }
  })

describe('whatever was recorded', () => {
  const holds = (name: string, check: (given: PricedBasis) => void) =>
    it(name, () => {
      fc.assert(
        fc.property(recordings, openOrders, (recorded, openOrder) => {
          check(basis({ facts: recorded, openOrder }))
        }),
      )
    })

  holds('the customer may do what is next', (given) => {
    const { nextStep, allowedActions } = standingOf(given)
    if (nextStep.next === 'pay' || nextStep.next === 'pay_stage') expect(allowedActions).toContain('pay')
    if (nextStep.next === 'provide_information' || nextStep.next === 'replace_document') {
      expect(allowedActions).toEqual(expect.arrayContaining(['upload', 'submit_information']))
    }
  })

  holds('what may be paid has a price', (given) => {
    const { allowedActions, payableStage, quote } = pricedStandingOf(given, 21)
    if (!allowedActions.includes('pay')) return
    expect(quote('full').ok).toBe(true)
    if (payableStage) expect(quote({ stageId: payableStage.id }).ok).toBe(true)
  })

  holds(
    'staff record nothing but a discount before the payment, and complete no stage that is not theirs',
    (given) => {
      const { paymentStatus, allowedStaffActions, completableStage } = standingOf(given)
      if (paymentStatus === 0)
        expect(allowedStaffActions.filter((act) => act !== 'give_discount')).toEqual([])
      if (allowedStaffActions.includes('complete_stage')) expect(completableStage).toBeDefined()
    },
  )

  holds('while an order is in review nothing is paid', (given) => {
    const { allowedActions, nextStep } = standingOf({ ...given, openOrder: 'in_review' })
    expect(allowedActions).not.toContain('pay')
    expect(['pay', 'pay_stage']).not.toContain(nextStep.next)
  })

  holds('prices change nothing of a standing', (given) => {
    const { quote, listStagePrices, ...standing } = pricedStandingOf(given, 21)
    expect(standing).toEqual(standingOf(given))
  })
})
