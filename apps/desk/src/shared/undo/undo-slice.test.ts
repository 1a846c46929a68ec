import { undoSeconds } from '@sanad/domain'
import { expect, it } from 'vitest'
import { decided, listUndoable, secondsLeft, settled, type Undoable, undoReducer } from './undo-slice.ts'

const decision = (requestId: string, at: number): Undoable => ({
  requestId,
  fileId: 'f',
  applicationId: 'a',
  documentId: 'pan',
  documentLabel: 'PAN',
  decision: 'accepted',
  at,
})

it('[DK-29] what was decided is offered to be taken back for 20 s, the last first to go', () => {
  let state = undoReducer(undefined, decided(decision('one', 0)))
  state = undoReducer(state, decided(decision('two', 5000)))
  expect(listUndoable(state, 19_999).map(({ requestId }) => requestId)).toEqual(['one', 'two'])
  expect(listUndoable(state, undoSeconds * 1000).map(({ requestId }) => requestId)).toEqual(['two'])
  expect([0, 1, 18_500, 20_000].map((now) => secondsLeft(0, now))).toEqual([20, 20, 2, 0])
  expect(undoReducer(state, settled('two'))).toHaveLength(1)
})
