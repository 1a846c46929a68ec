import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type ConsultationAct,
  changeableUntil,
  consultationState,
  isConsultationActionAllowed,
  listConsultationDeskActs,
} from './consultation-status.ts'

const startsAt = '2026-11-23T05:00:00.000Z'
const booked = { kind: 'booked', startsAt } as const
const before = '2026-11-20T05:00:00.000Z'
const after = '2026-11-23T05:30:00.000Z'

it.each([
  ['booked', [booked], before, 'requested'],
  ['confirmed', [booked, { kind: 'confirmed' }], before, 'confirmed'],
  [
    'moved after it was confirmed',
    [booked, { kind: 'confirmed' }, { kind: 'rescheduled', startsAt }],
    before,
    'requested',
  ],
  ['cancelled', [booked, { kind: 'confirmed' }, { kind: 'cancelled' }], after, 'cancelled'],
  ['over', [booked, { kind: 'confirmed' }], after, 'done'],
  ['ended by the expert', [booked, { kind: 'confirmed' }, { kind: 'completed' }], before, 'done'],
  ['missed by the customer', [booked, { kind: 'confirmed' }, { kind: 'missed' }], after, 'missed'],
  ['never confirmed', [booked], after, 'lapsed'],
] as const)('a consultation that was %s', (_name, acts, now, status) => {
  expect(consultationState(acts, now)).toEqual({ status, startsAt })
})

it('a consultation that was moved has its last time', () => {
  const moved = '2026-11-24T05:00:00.000Z'
  expect(consultationState([booked, { kind: 'rescheduled', startsAt: moved }], after)).toEqual({
    status: 'requested',
    startsAt: moved,
  })
})

it('without a booking there is no consultation', () => {
  expect(() => consultationState([{ kind: 'confirmed' }], before)).toThrow(RangeError)
})

it('it may be moved and cancelled until two hours before it begins, sharp', () => {
  expect(changeableUntil(startsAt)).toBe('2026-11-23T03:00:00.000Z')
  const open = consultationState([booked], before)
  for (const action of ['reschedule', 'cancel'] as const) {
    expect(isConsultationActionAllowed(action, open, '2026-11-23T03:00:00.000Z')).toBe(true)
    expect(isConsultationActionAllowed(action, open, '2026-11-23T03:00:00.001Z')).toBe(false)
  }
  expect(isConsultationActionAllowed('confirm', open, '2026-11-23T04:59:00.000Z')).toBe(true)
})

it('whatever was done with it, a cancelled or past consultation allows nothing', () => {
  const act = fc.constantFrom<ConsultationAct>(
    { kind: 'rescheduled', startsAt },
    { kind: 'confirmed' },
    { kind: 'completed' },
    { kind: 'missed' },
    { kind: 'cancelled' },
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 6 }), (acts) => {
      const past = consultationState([booked, ...acts], after)
      expect(['done', 'missed', 'lapsed', 'cancelled']).toContain(past.status)
      const cancelled = consultationState([booked, ...acts, { kind: 'cancelled' }], before)
      for (const action of ['reschedule', 'cancel', 'confirm'] as const) {
        expect(isConsultationActionAllowed(action, past, after)).toBe(false)
        expect(isConsultationActionAllowed(action, cancelled, before)).toBe(false)
      }
    }),
  )
})

it.each<[string, readonly ConsultationAct[], string, readonly string[]]>([
  ['requested, before it', [booked], before, ['confirm', 'move', 'cancel']],
  [
    'confirmed, a minute before it',
    [booked, { kind: 'confirmed' }],
    '2026-11-23T04:59:00.000Z',
    ['confirm', 'move', 'cancel'],
  ],
  ['confirmed, from its beginning on', [booked, { kind: 'confirmed' }], startsAt, ['complete', 'miss']],
  [
    'confirmed, long after it',
    [booked, { kind: 'confirmed' }],
    '2026-11-25T05:00:00.000Z',
    ['complete', 'miss'],
  ],
  ['requested, while it would be held', [booked], startsAt, ['confirm']],
  ['requested and over', [booked], after, []],
  ['cancelled', [booked, { kind: 'cancelled' }], before, []],
  ['completed', [booked, { kind: 'confirmed' }, { kind: 'completed' }], after, []],
  ['missed', [booked, { kind: 'confirmed' }, { kind: 'missed' }], after, []],
])('[DK-78] staff may do with one that is %s: %#', (_name, acts, now, allowed) => {
  expect(listConsultationDeskActs(acts, now)).toEqual(allowed)
})
