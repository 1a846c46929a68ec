import { expect, it } from 'vitest'
import { readAnswer } from './read-answer.ts'

const field = (type: string) =>
  ({ field_id: 'f', input_type: type, options: [{ value: 'iti', label: 'ITI' }] }) as unknown as Parameters<
    typeof readAnswer
  >[0]
const reading = { states: new Map([['21', 'Maharashtra']]), language: 'en' } as const

it('an amount is read in lakhs and crores, as the customer reads it; a number of a paper is not', () => {
  expect(readAnswer(field('number'), '1250000', reading)).toBe('12,50,000')
  expect(readAnswer(field('number'), '12.50', reading)).toBe('12.5')
  expect(readAnswer(field('number'), 'many', reading)).toBe('many')
  expect(readAnswer(field('text'), '1250000', reading)).toBe('1250000')
})

it('writes States by name, dates as on papers and choices by their labels', () => {
  expect(readAnswer(field('state'), '21', reading)).toBe('Maharashtra')
  expect(readAnswer(field('date'), '1988-11-20', reading)).toBe('20 Nov 1988')
  expect(readAnswer(field('select'), 'iti', reading)).toBe('ITI')
  expect(readAnswer(field('checkbox'), ['iti', 'other'], reading)).toBe('ITI, other')
  expect(readAnswer(field('text'), undefined, reading)).toBe('')
})
