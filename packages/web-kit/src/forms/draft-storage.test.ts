import { beforeEach, expect, it } from 'vitest'
import { attemptId, draftKey, forgetDraft, readDraft, saveDraft } from './draft-storage.ts'

const key = draftKey('asha', 'reply:1')
const empty = { message: '', topic: '' }

beforeEach(() => sessionStorage.clear())

it('keeps what was typed until it is forgotten', () => {
  saveDraft(key, { message: 'Hello', topic: 'otp' })
  expect(readDraft(key, empty)).toEqual({ message: 'Hello', topic: 'otp' })
  forgetDraft(key)
  expect(readDraft(key, empty)).toEqual(empty)
})

it('shows one account nothing of another', () => {
  saveDraft(key, { message: 'Hello' })
  expect(readDraft(draftKey('ravi', 'reply:1'), empty)).toEqual(empty)
})

it('takes from storage only the texts that the form has', () => {
  sessionStorage.setItem(key, JSON.stringify({ values: { message: 5, topic: 'otp', other: 'x' } }))
  expect(readDraft(key, empty)).toEqual({ message: '', topic: 'otp' })
})

it.each(['{', 'null', '"text"', '{"values":7,"attempt":"x"}'])(
  'begins anew when storage holds %s',
  (text) => {
    sessionStorage.setItem(key, text)
    expect(readDraft(key, empty)).toEqual(empty)
    expect(attemptId(key, empty)).toMatch(/^[0-9a-f-]{36}$/)
  },
)

it('names the same attempt for the same values, also after a reload, and another for others', () => {
  const first = attemptId(key, { message: 'Hello' })
  saveDraft(key, { message: 'Hello' })
  expect(attemptId(key, { message: 'Hello' })).toBe(first)
  expect(attemptId(key, { message: 'Hello!' })).not.toBe(first)
})

it('names another attempt when the same words are sent again on purpose', () => {
  const first = attemptId(key, { message: 'Hello' })
  forgetDraft(key)
  expect(attemptId(key, { message: 'Hello' })).not.toBe(first)
})
