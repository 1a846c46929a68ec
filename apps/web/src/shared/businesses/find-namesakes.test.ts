import { expect, it } from 'vitest'
import { findNamesakes } from './find-namesakes.ts'

const business = (id: string, name_of_firm: string) => ({
  id,
  name_of_firm,
  created_at: '2026-11-20T10:00:00.000Z',
})

it('finds businesses of one name, however it is written', () => {
  const listed = [business('a', 'Patil  Skills'), business('b', 'Rao Foods'), business('c', ' patil skills')]
  expect([...findNamesakes(listed)]).toEqual(['a', 'c'])
})

it('two businesses without a name are told apart as well', () => {
  expect([...findNamesakes([business('a', ''), business('b', '')])]).toEqual(['a', 'b'])
})
