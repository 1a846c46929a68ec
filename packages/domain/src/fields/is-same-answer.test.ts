import { expect, it } from 'vitest'
import { isSameAnswer } from './is-same-answer.ts'

it('capitals, blanks and punctuation between words make no difference', () => {
  expect(isSameAnswer('12, Karve Road,\nPune', '12 karve road  Pune.')).toBe(true)
  expect(isSameAnswer('ABCPX1234K', 'abcpx1234k ')).toBe(true)
})

it('another word, number or order of words is another answer', () => {
  expect(isSameAnswer('12 Karve Road', '21 Karve Road')).toBe(false)
  expect(isSameAnswer('Asha Kulkarni', 'Kulkarni Asha')).toBe(false)
  expect(isSameAnswer('1988-11-20', '1988-11-2')).toBe(false)
  expect(isSameAnswer('12', '1 2')).toBe(false)
})

it('several choices are the same in any order', () => {
  expect(isSameAnswer(['lab', 'toilets'], ['toilets', 'lab'])).toBe(true)
  expect(isSameAnswer(['lab'], ['toilets', 'lab'])).toBe(false)
})
