import type { ServiceSummary } from '@sanad/contracts'
import { expect, it } from 'vitest'
import { splitByTurn } from './split-by-turn.ts'

const service = (id: string, turn: 'you' | 'us' | 'nobody', payment_status: 0 | 1): ServiceSummary => ({
  id,
  service_id: 'tc-registration',
  title: id,
  track_id: 'TCR-8F3KQ7M2XD',
  name_of_firm: null,
  payment_status,
  client_status: 'processing',
  next_step: { turn, next: 'none', stage_id: null },
  amount_due: null,
  paid_back: null,
  next_stage_title: null,
  pending_items: 0,
  stages_completed: 0,
  stages_total: 1,
  created_at: '2026-11-20T10:00:00.000Z',
})

it('what waits for the customer stands first, and what was begun before what was never paid', () => {
  const split = splitByTurn([
    service('unpaid', 'you', 0),
    service('with us', 'us', 1),
    service('papers', 'you', 1),
    service('done', 'nobody', 1),
  ])
  expect(split.yours.map(({ id }) => id)).toEqual(['papers', 'unpaid'])
  expect(split.others.map(({ id }) => id)).toEqual(['with us', 'done'])
})
