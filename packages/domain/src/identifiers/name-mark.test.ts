import { expect, it } from 'vitest'
import { findNameMark, type Namesake, plainShownName } from './name-mark.ts'

const addedAt = '2026-11-20T10:00:00.000Z'
const later = '2026-11-20T10:01:00.000Z'
const namesake = (id: string, known: Partial<Namesake> = {}): Namesake => ({
  id,
  city: null,
  pan: null,
  gstin: null,
  addedAt,
  ...known,
})

it('a business whose name no other has needs no mark', () => {
  expect(findNameMark('a', [])).toBeUndefined()
  expect(findNameMark('a', [namesake('a', { city: 'Pune' })])).toBeUndefined()
})

it('the city tells two apart, unless it is the same', () => {
  const pune = namesake('a', { city: 'Pune' })
  expect(findNameMark('a', [pune, namesake('b', { city: 'Nashik' })])).toEqual({ by: 'city', city: 'Pune' })
  expect(findNameMark('a', [pune, namesake('b')])).toEqual({ by: 'city', city: 'Pune' })
  const same = namesake('b', { city: ' pune', addedAt: later })
  expect(findNameMark('a', [pune, same])).toEqual({ by: 'time', added_at: addedAt })
})

it('the masked PAN does, from the GSTIN as well, unless it is the same', () => {
  const one = namesake('a', { pan: 'AAPFU••••V' })
  const other = namesake('b', { gstin: '29AAGCB7383J1Z4' })
  expect(findNameMark('a', [one, other])).toEqual({ by: 'pan', pan: 'AAPFU••••V' })
  expect(findNameMark('b', [one, other])).toEqual({ by: 'pan', pan: 'AAGCB••••J' })
  const branch = namesake('b', { gstin: '27AAPFU0939F1ZV', addedAt: later })
  expect(findNameMark('a', [{ ...one, pan: 'AAPFU••••F' }, branch])).toEqual({
    by: 'time',
    added_at: addedAt,
  })
})

it('when it was added does where nothing else is known', () => {
  const others = [namesake('a', { addedAt: later }), namesake('b')]
  expect(findNameMark('b', others)).toEqual({ by: 'time', added_at: addedAt })
})

it('of those that were added in one minute, their order does', () => {
  const sentTwice = [
    namesake('c', { addedAt: later }),
    namesake('b', { addedAt: '2026-11-20T10:00:41.000Z' }),
    namesake('a', { addedAt: '2026-11-20T10:00:40.000Z' }),
  ]
  expect(['a', 'b', 'c'].map((id) => findNameMark(id, sentTwice))).toEqual([
    { by: 'time', added_at: '2026-11-20T10:00:40.000Z', number: 1 },
    { by: 'time', added_at: '2026-11-20T10:00:41.000Z', number: 2 },
    { by: 'time', added_at: later },
  ])
  const atOnce = [namesake('b'), namesake('a')]
  expect(findNameMark('a', atOnce)).toMatchObject({ number: 1 })
  expect(findNameMark('b', atOnce)).toMatchObject({ number: 2 })
})

it('the mark stands behind the name', () => {
  expect(plainShownName('Patil Skills', undefined)).toBe('Patil Skills')
  expect(plainShownName('Patil Skills', { by: 'city', city: 'Pune' })).toBe('Patil Skills (Pune)')
  expect(plainShownName('Patil Skills', { by: 'pan', pan: 'AAPFU••••F' })).toBe('Patil Skills (AAPFU••••F)')
  const since = plainShownName('Patil Skills', { by: 'time', added_at: addedAt })
  expect(since).toBe('Patil Skills (20/11/26, 3:30 pm)')
  const second = plainShownName('Patil Skills', { by: 'time', added_at: addedAt, number: 2 })
  expect(second).toBe('Patil Skills (20/11/26, 3:30 pm, 2)')
})
