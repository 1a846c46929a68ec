import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { KeyList, type KeyRing, keyRingOf } from './key-ring.ts'
import { openText, sealText } from './sealed-value.ts'

const ring = (...ids: [string, ...string[]]): KeyRing => {
  const [newest, ...older] = ids.map((id) => ({ id, key: randomBytes(32) }))
  if (!newest) throw new Error('A ring has a key')
  return [newest, ...older]
}
const keys = ring('v1')

it('opens what it sealed, and seals the same text differently each time', () => {
  const [one, two] = [sealText(keys, 'a/pan', 'ABCPX1234K'), sealText(keys, 'a/pan', 'ABCPX1234K')]
  expect(one).not.toBe(two)
  expect([one, two].map((sealed) => openText(keys, 'a/pan', sealed))).toEqual(['ABCPX1234K', 'ABCPX1234K'])
})

it('does not open for another place, under another key or after a change', () => {
  const sealed = sealText(keys, 'a/pan', 'ABCPX1234K')
  const middle = sealed.length / 2
  const changed = `${sealed.slice(0, middle)}${sealed[middle] === 'A' ? 'B' : 'A'}${sealed.slice(middle + 1)}`
  expect(() => openText(keys, 'b/pan', sealed)).toThrow()
  expect(() => openText(ring('v1'), 'a/pan', sealed)).toThrow()
  expect(() => openText(ring('other'), 'a/pan', sealed)).toThrow('No key named v1 is configured')
  expect(() => openText(keys, 'a/pan', changed)).toThrow()
})

it('seals under the newest key and opens under each', () => {
  const [old, fresh] = [ring('old')[0], ring('fresh')[0]]
  const before = sealText([old], 'a/pan', 'ABCPX1234K')
  const after = sealText([fresh, old], 'a/pan', 'ABCPX1234K')
  expect([before, after].map((sealed) => sealed.split('.')[0])).toEqual(['old', 'fresh'])
  expect(openText([fresh, old], 'a/pan', before)).toBe('ABCPX1234K')
  expect(openText([fresh], 'a/pan', after)).toBe('ABCPX1234K')
})

it('keeps the key derived from SECRET_KEY last, unless it is named', () => {
  const [derived, fresh] = [ring('v1')[0], ring('fresh')[0]]
  expect(keyRingOf([], derived)).toEqual([derived])
  expect(keyRingOf([fresh], derived)).toEqual([fresh, derived])
  const named = { id: 'v1', key: randomBytes(32) }
  expect(keyRingOf([fresh, named], derived)).toEqual([fresh, named])
})

it('reads a list of keys and refuses what is none', () => {
  const text = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
  expect(KeyList.parse(`${text('b')}, ${text('a')}`).map(({ id, key }) => [id, key.length])).toEqual([
    ['b', 32],
    ['a', 32],
  ])
  for (const wrong of [
    text('A'),
    text(''),
    `a:${randomBytes(16).toString('base64')}`,
    `${text('a')},${text('a')}`,
    'a',
  ]) {
    expect(KeyList.safeParse(wrong).success, wrong).toBe(false)
  }
})
