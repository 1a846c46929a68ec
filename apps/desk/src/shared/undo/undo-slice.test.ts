import { undoSeconds } from '@sanad/domain'
import { expect, it } from 'vitest'
import {
  decided,
  failed,
  findShownDecision,
  listDecisions,
  listUndoable,
  recorded,
  secondsLeft,
  settled,
  type UndoableDecision,
  undoReducer,
} from './undo-slice.ts'

const decision = (
  requestId: string,
  at: number,
  state: UndoableDecision['state'] = 'recorded',
): UndoableDecision => ({
  requestId,
  fileId: 'f',
  applicationId: 'a',
  list: {},
  documentId: 'pan',
  documentLabel: 'PAN',
  decision: 'accepted',
  at,
  from: 'submitted',
  state,
})

it('[DK-29] what was decided is offered to be taken back for 20 s, the last first to go', () => {
  let state = undoReducer(undefined, decided(decision('one', 0)))
  state = undoReducer(state, decided(decision('two', 5000)))
  expect(listUndoable(state, 19_999).map(({ requestId }) => requestId)).toEqual(['one', 'two'])
  expect(listUndoable(state, undoSeconds * 1000).map(({ requestId }) => requestId)).toEqual(['two'])
  expect([0, 1, 18_500, 20_000].map((now) => secondsLeft(0, now))).toEqual([20, 20, 2, 0])
  expect(undoReducer(state, settled('two'))).toHaveLength(1)
})

it('[DK-115] a decision is shown before it is recorded, taken back only afterwards, and not shown where it failed', () => {
  const file = { id: 'f', status: 'submitted' }
  let state = undoReducer(undefined, decided(decision('one', 0, 'sending')))
  expect(findShownDecision(state, file)?.decision).toBe('accepted')
  expect(listUndoable(state, 1)).toEqual([])
  expect(listUndoable(undoReducer(state, recorded('one')), 1)).toHaveLength(1)
  // Read again, the file says it itself.
  expect(findShownDecision(state, { id: 'f', status: 'accepted' })).toBeUndefined()
  state = undoReducer(state, failed({ requestId: 'one', problem: 'No connection' }))
  expect(findShownDecision(state, file)).toBeUndefined()
  expect(listDecisions(state, 'failed')).toMatchObject([{ problem: 'No connection' }])
  // Decided anew, it is no longer said to have failed; what others failed stays, up to a number.
  expect(listDecisions(undoReducer(state, decided(decision('two', 1, 'sending'))), 'failed')).toEqual([])
  for (let other = 0; other < 50; other += 1) {
    const one = { ...decision(`other ${other}`, other, 'sending' as const), fileId: `file ${other}` }
    state = undoReducer(undoReducer(state, decided(one)), failed({ requestId: one.requestId, problem: '' }))
  }
  expect(listDecisions(state, 'failed').length).toBeLessThan(25)
})
