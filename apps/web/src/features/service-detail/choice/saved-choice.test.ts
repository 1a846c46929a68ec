import { choosePrimary, NO_SELECTION } from '@sanad/domain'
import { expect, it } from 'vitest'
import { makeServiceApplication } from '../../../testing/make-service-application.ts'
import { choiceBody, savedChoice, unsavedPart } from './saved-choice.ts'

it('reads the saved choice with every level named', () => {
  expect(savedChoice(makeServiceApplication())).toEqual({ quantity: 1, stateId: 10, selection: NO_SELECTION })
  const chosen = makeServiceApplication({ serviceDetails: { selection: { primary: 'new' } } })
  expect(savedChoice(chosen).selection).toEqual(choosePrimary('new'))
})

it('sends only what was changed', () => {
  expect(choiceBody({ quantity: 3 })).toEqual({ quantity: 3 })
  expect(choiceBody({ selection: choosePrimary('new') })).toEqual({
    selection: { primary: 'new', sub: null, nested: null },
  })
  expect(choiceBody({ selection: NO_SELECTION, stateId: null })).toEqual({})
})

it('keeps what was changed again while the first change was on its way', () => {
  expect(unsavedPart({ quantity: 3 }, { quantity: 2 })).toEqual({ quantity: 3 })
  expect(unsavedPart({ quantity: 2, stateId: 21 }, { quantity: 2 })).toEqual({ stateId: 21 })
  expect(unsavedPart({ quantity: 2 }, { quantity: 2 })).toEqual({})
})
