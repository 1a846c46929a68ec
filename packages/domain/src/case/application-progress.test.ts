import { describe, expect, it } from 'vitest'
import { everythingGiven, facts, minute, paid } from '../testing/facts-factory.ts'
import { service, stagedService } from '../testing/service-factory.ts'
import type { OpenOrder, StaffAct } from './application-facts.ts'
import { applicationProgress } from './application-progress.ts'
import { listAllowedActions, situationOf } from './available-actions.ts'

const complete = (stageId: string, n: number): StaffAct => ({ act: 'complete', stageId, at: minute(n) })
const hold: StaffAct = { act: 'hold', at: minute(8), comment: 'Waiting for the department' }
const resume: StaffAct = { act: 'resume', at: minute(9) }
const given = facts({ ...paid(), ...everythingGiven(1) })
const done = facts({ ...given, staffActs: [complete('review', 2), complete('decision', 3)] })
type RefundFact = [amountRupees: number, status: 'requested' | 'completed', endsApplication?: boolean]
const refunded = (...refunds: RefundFact[]) => ({
  ...done,
  paidRupees: 15_000,
  refunds: refunds.map(([amountRupees, status, endsApplication = false]) => ({
    amountRupees,
    status,
    endsApplication,
    at: minute(9),
  })),
})

describe('progress of a regular service', () => {
  it.each([
    ['unpaid', facts(), 0, 'pending', 'you', 'pay', null],
    ['paid', facts(paid()), 1, 'processing', 'you', 'provide_information', 'documents'],
    ['everything given', given, 1, 'processing', 'us', 'wait_for_us', 'review'],
    [
      'reviewed',
      { ...given, staffActs: [complete('review', 2)] },
      1,
      'processing',
      'department',
      'wait_for_department',
      'decision',
    ],
    ['done', done, 1, 'completed', 'nobody', 'none', null],
    ['held', { ...given, staffActs: [hold] }, 1, 'on_hold', 'us', 'wait_for_us', 'review'],
    ['resumed', { ...given, staffActs: [hold, resume] }, 1, 'processing', 'us', 'wait_for_us', 'review'],
    [
      'done while held',
      { ...done, staffActs: [hold, ...done.staffActs] },
      1,
      'completed',
      'nobody',
      'none',
      null,
    ],
    ['refund requested', refunded([15_000, 'requested']), 1, 'refund', 'us', 'wait_for_refund', null],
    [
      'one of two refunds paid',
      refunded([14_000, 'requested'], [1_000, 'completed']),
      1,
      'refund',
      'us',
      'wait_for_refund',
      null,
    ],
    ['a part refunded', refunded([14_999, 'completed']), 1, 'completed', 'nobody', 'none', null],
    [
      'closed with a part that is on its way',
      refunded([500, 'completed'], [12_000, 'requested', true]),
      1,
      'refund',
      'us',
      'wait_for_refund',
      null,
    ],
    [
      'closed with a part refunded',
      refunded([12_000, 'completed', true]),
      1,
      'refund_completed',
      'nobody',
      'none',
      null,
    ],
    ['refunded', refunded([15_000, 'completed']), 1, 'refund_completed', 'nobody', 'none', null],
  ])('when %s', (_name, recorded, paymentStatus, clientStatus, turn, next, stageId) => {
    expect(applicationProgress(service(), recorded)).toMatchObject({
      paymentStatus,
      clientStatus,
      whoseTurn: { turn, next, stageId },
    })
  })

  it('asks for a rejected document before anything else that is missing', () => {
    const rejected = facts({
      ...paid(),
      documents: [{ documentId: 'pan-card', status: 'rejected', at: minute(1) }],
    })
    expect(applicationProgress(service(), rejected).whoseTurn).toEqual({
      turn: 'you',
      next: 'replace_document',
      documentId: 'pan-card',
      stageId: 'documents',
    })
  })

  it('counts missing and rejected documents, fields and extra items', () => {
    expect(applicationProgress(service(), facts(paid())).pendingItems).toBe(4)
    expect(applicationProgress(service(), given).pendingItems).toBe(0)
    const asked = facts({
      ...given,
      documents: [{ documentId: 'pan-card', status: 'rejected', at: minute(1) }],
      requestedExtraItems: [
        { id: 'lease', at: minute(4) },
        { id: 'sector', at: minute(4) },
      ],
    })
    expect(applicationProgress(service(), asked)).toMatchObject({
      pendingItems: 2,
      pendingDocuments: 1,
      isInformationComplete: false,
    })
  })
})

describe('progress of a service paid in stages', () => {
  it('is paid by its first payment stage only', () => {
    expect(applicationProgress(stagedService(), facts(paid('second-fee'))).paymentStatus).toBe(0)
    expect(applicationProgress(stagedService(), facts(paid('first-fee'))).paymentStatus).toBe(1)
  })

  it('asks for the next stage’s payment when its turn comes', () => {
    expect(applicationProgress(stagedService(), facts()).whoseTurn).toEqual({
      turn: 'you',
      next: 'pay',
      stageId: 'first-fee',
    })
    const reviewed = facts({
      ...paid('first-fee'),
      ...everythingGiven(1),
      staffActs: [complete('review', 2)],
    })
    expect(applicationProgress(stagedService(), reviewed).whoseTurn).toEqual({
      turn: 'you',
      next: 'pay_stage',
      stageId: 'second-fee',
    })
  })
})

describe('available actions', () => {
  const situation = (of = service(), recorded = facts(), order: OpenOrder = 'none') =>
    situationOf(applicationProgress(of, recorded), order)

  it('names the situation', () => {
    expect(situation()).toBe('unpaid')
    expect(situation(service(), facts(), 'live')).toBe('unpaid_live_order')
    expect(situation(service(), facts(paid()))).toBe('paid')
    expect(situation(stagedService(), facts(paid('first-fee')))).toBe('part_paid')
    expect(situation(stagedService(), facts(paid('first-fee')), 'live')).toBe('part_paid')
    expect(situation(service(), { ...given, staffActs: [hold] })).toBe('on_hold')
    expect(situation(service(), done)).toBe('completed')
  })

  it('while an order is in review nothing is paid, and an unpaid application stays as it is', () => {
    expect(situation(service(), facts(), 'in_review')).toBe('unpaid_in_review')
    expect(listAllowedActions('unpaid_in_review')).toEqual([])
    expect(situation(stagedService(), facts(paid('first-fee')), 'in_review')).toBe('paid')
    expect(listAllowedActions('paid')).not.toContain('pay')
  })

  it('business, choice and deletion end with a live order or a payment', () => {
    for (const action of ['change_business', 'change_choice', 'delete'] as const) {
      expect(listAllowedActions('unpaid')).toContain(action)
      for (const later of ['unpaid_live_order', 'part_paid', 'paid', 'completed', 'refund'] as const) {
        expect(listAllowedActions(later)).not.toContain(action)
      }
    }
  })

  it('documents and information wait for the payment', () => {
    expect(listAllowedActions('unpaid')).not.toContain('upload')
    expect(listAllowedActions('paid')).toEqual(['change_buyer', 'upload', 'submit_information'])
    expect(listAllowedActions('part_paid')).toEqual(['pay', 'change_buyer', 'upload', 'submit_information'])
    expect(listAllowedActions('refund')).toEqual([])
  })
})
