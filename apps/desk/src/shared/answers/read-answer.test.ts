import { expect, it } from 'vitest'
import { readAnswer } from './read-answer.ts'

const field = (type: string) =>
  ({ field_id: 'f', input_type: type, options: [{ value: 'iti', label: 'ITI' }] }) as unknown as Parameters<
    typeof readAnswer
  >[0]
const reading = { states: new Map([['21', 'Maharashtra']]), language: 'en' } as const

it('writes States by name, dates as on papers and choices by their labels', () => {
  expect(readAnswer(field('state'), '21', reading)).toBe('Maharashtra')
  expect(readAnswer(field('date'), '1988-11-20', reading)).toBe('20 Nov 1988')
  expect(readAnswer(field('select'), 'iti', reading)).toBe('ITI')
  expect(readAnswer(field('checkbox'), ['iti', 'other'], reading)).toBe('ITI, other')
  expect(readAnswer(field('text'), undefined, reading)).toBe('')
})
