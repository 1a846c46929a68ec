import { messagesIn } from '@sanad/texts/browser'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { expect, it } from 'vitest'
import { makeQuote, makeStage } from '../../../testing/make-service-application.ts'
import { stageAmount, stageLook } from './stage-look.ts'

const look = (stage: Parameters<typeof stageLook>[0], isPaid: boolean, isEnded = false) =>
  stageLook(stage, { isPaid, isEnded }, messagesIn(serviceDetailMessages, 'en'))
const payment = makeStage({ id: 'payment', isPaymentStage: true })
const filing = makeStage({ id: 'filing' })

it('[TL-02] unpaid, everything is locked but the stage that is to be paid', () => {
  expect(look(filing, false)).toEqual({ status: 'locked', statusLabel: 'Locked' })
  expect(look({ ...payment, status: 'disable' }, false)).toEqual({ status: 'locked', statusLabel: 'Locked' })
  expect(look(payment, false)).toEqual({ status: 'current', statusLabel: 'Payment Pending' })
})

it('[TL-03] paid, the stage under way is highlighted and completed ones say so', () => {
  expect(look({ ...filing, in_progress: true }, true)).toEqual({
    status: 'current',
    statusLabel: 'In Progress',
  })
  expect(look({ ...filing, status: 'completed' }, true)).toEqual({
    status: 'completed',
    statusLabel: 'Completed',
  })
  expect(look(filing, true)).toEqual({ status: 'pending', statusLabel: 'Coming up' })
})

it('once the money goes back, what is not done is not coming up', () => {
  expect(look({ ...filing, status: 'completed' }, true, true).statusLabel).toBe('Completed')
  for (const stage of [filing, { ...payment, status: 'disable' as const }]) {
    expect(look(stage, true, true)).toEqual({ status: 'locked', statusLabel: 'Not done' })
  }
})

it('a payment stage shows what it still costs, tax included', () => {
  const quotes = [{ stage_id: 'payment', quote: makeQuote(10000) }]
  expect(stageAmount(quotes, payment)).toBe('₹11,800')
  expect(stageAmount(quotes, filing)).toBeUndefined()
})
