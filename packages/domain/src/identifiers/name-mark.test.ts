import { expect, it } from 'vitest'
import { findNameMark, type Namesake, plainShownName } from './name-mark.ts'

const addedAt = '2026-11-20T10:00:00.000Z'
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
  expect(findNameMark('a', [pune, namesake('b', { city: ' pune' })])).toEqual({
    by: 'time',
    added_at: addedAt,
  })
})

it('the masked PAN does, from the GSTIN as well, unless it is the same', () => {
  const one = namesake('a', { pan: 'AAPFU••••V' })
  const other = namesake('b', { gstin: '29AAGCB7383J1Z4' })
  expect(findNameMark('a', [one, other])).toEqual({ by: 'pan', pan: 'AAPFU••••V' })
  expect(findNameMark('b', [one, other])).toEqual({ by: 'pan', pan: 'AAGCB••••J' })
  const branch = namesake('b', { gstin: '27AAPFU0939F1ZV' })
  expect(findNameMark('a', [{ ...one, pan: 'AAPFU••••F' }, branch])).toEqual({
    by: 'time',
    added_at: addedAt,
  })
})

it('when it was added does where nothing else is known', () => {
  expect(findNameMark('b', [namesake('a'), namesake('b')])).toEqual({ by: 'time', added_at: addedAt })
})

it('the mark stands behind the name', () => {
  expect(plainShownName('Patil Skills', undefined)).toBe('Patil Skills')
  expect(plainShownName('Patil Skills', { by: 'city', city: 'Pune' })).toBe('Patil Skills (Pune)')
  expect(plainShownName('Patil Skills', { by: 'pan', pan: 'AAPFU••••F' })).toBe('Patil Skills (AAPFU••••F)')
  const since = plainShownName('Patil Skills', { by: 'time', added_at: addedAt })
  expect(since).toBe('Patil Skills (20/11/26, 3:30 pm)')
})
