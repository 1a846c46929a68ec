import { describe, expect, it } from 'vitest'
import { everythingGiven, facts, minute, paid } from '../testing/facts-factory.ts'
import { stagedService } from '../testing/service-factory.ts'
import type { ApplicationFacts, OpenOrder } from './application-facts.ts'
import { applicationProgress } from './application-progress.ts'
import { type Situation, situationOf } from './available-actions.ts'
import {
  findCompletableStage,
  listDocumentActions,
  listRefundActions,
  listStaffActions,
} from './staff-actions.ts'

const read = (recorded: ApplicationFacts, order: OpenOrder = 'none') => {
  const progress = applicationProgress(stagedService(), recorded)
  const situation: Situation = situationOf(progress, order)
  return { situation, timeline: progress.timeline, actions: listStaffActions(situation, progress.timeline) }
}
const given = facts({ ...paid('first-fee'), ...everythingGiven(1) })

describe('what staff may record', () => {
  it('a discount and nothing else before the payment', () => {
    expect(read(facts()).actions).toEqual(['give_discount'])
    expect(read(facts(), 'live').actions).toEqual([])
  })

  it('documents, questions, hold and refund once paid; completing only a stage that is theirs', () => {
    expect(read(facts(paid('first-fee'))).actions).not.toContain('complete_stage')
    expect(read(given).actions).toEqual([
      'accept_document',
      'reject_document',
      'ask_extra_item',
      'reopen_answer',
      'complete_stage',
      'attach_deliverable',
      'change_promise',
      'hold',
      'give_discount',
      'request_refund',
    ])
    expect(findCompletableStage(read(given).timeline)?.id).toBe('review')
  })

  it('a deliverable is attached from the payment until after the end, and not once a refund ended it', () => {
    expect(read(facts(paid('first-fee'))).actions).toContain('attach_deliverable')
    expect(listStaffActions('on_hold', [])).toContain('attach_deliverable')
    expect(listStaffActions('completed', [])).toContain('attach_deliverable')
    expect(listStaffActions('unpaid', [])).not.toContain('attach_deliverable')
    expect(listStaffActions('refund', [])).not.toContain('attach_deliverable')
  })

  it('no stage while on hold, and on it goes after resuming', () => {
    const held = { ...given, staffActs: [{ act: 'hold', at: minute(2) } as const] }
    expect(read(held).actions).toContain('resume')
    expect(read(held).actions).not.toContain('complete_stage')
    const resumed = { ...held, staffActs: [...held.staffActs, { act: 'resume', at: minute(3) } as const] }
    expect(read(resumed).actions).toContain('complete_stage')
  })

  it('only refunds once a refund ended the application', () => {
    const refund = (status: 'requested' | 'completed', amountRupees: number, endsApplication = false) => ({
      ...given,
      paidRupees: 10_000,
      refunds: [{ status, amountRupees, endsApplication, at: minute(2) }],
    })
    expect(read(refund('requested', 10_000)).actions).toEqual(['request_refund'])
    expect(read(refund('completed', 10_000)).actions).toEqual(['request_refund'])
    expect(read(refund('completed', 500)).actions).toEqual(read(given).actions)
    expect(read(refund('completed', 500, true)).actions).toEqual(['request_refund'])
  })
})

it('a judgement of a document may be reversed and not repeated', () => {
  expect(listDocumentActions('submitted')).toEqual(['accept_document', 'reject_document'])
  expect(listDocumentActions('accepted')).toEqual(['reject_document'])
  expect(listDocumentActions('rejected')).toEqual(['accept_document'])
})

it('only a refund that the gateway did not send is sent again, or paid another way', () => {
  expect(listRefundActions({ failed: true })).toEqual(['retry_refund', 'complete_refund'])
  expect(listRefundActions({ failed: false })).toEqual([])
})
