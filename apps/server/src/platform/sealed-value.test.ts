import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openText, sealText } from './sealed-value.ts'

const key = randomBytes(32)

it('opens what it sealed, and seals the same text differently each time', () => {
  const [one, two] = [sealText(key, 'a/pan', 'ABCPX1234K'), sealText(key, 'a/pan', 'ABCPX1234K')]
  expect(one).not.toBe(two)
  expect([one, two].map((sealed) => openText(key, 'a/pan', sealed))).toEqual(['ABCPX1234K', 'ABCPX1234K'])
})

it('does not open for another place, under another key or after a change', () => {
  const sealed = sealText(key, 'a/pan', 'ABCPX1234K')
  const middle = sealed.length / 2
  const changed = `${sealed.slice(0, middle)}${sealed[middle] === 'A' ? 'B' : 'A'}${sealed.slice(middle + 1)}`
  expect(() => openText(key, 'b/pan', sealed)).toThrow()
  expect(() => openText(randomBytes(32), 'a/pan', sealed)).toThrow()
  expect(() => openText(key, 'a/pan', changed)).toThrow()
})
