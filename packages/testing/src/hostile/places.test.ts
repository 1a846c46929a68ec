import { expect, it } from 'vitest'
import { jsonWith, listPlaces } from './places.ts'
import { sampleOf } from './sample-of.ts'

it('every place of a value is found, and other text put into one of them alone', () => {
  const value = { name: 'Asha', papers: [{ id: 1 }] }
  expect(listPlaces(value)).toEqual([['name'], ['papers'], ['papers', 0], ['papers', 0, 'id']])
  expect(jsonWith(value, ['papers', 0, 'id'], '1e400')).toBe('{"name":"Asha","papers":[{"id":1e400}]}')
  expect(jsonWith(value, ['name'], '"$&\\u0000"')).toBe('{"name":"$&\\u0000","papers":[{"id":1}]}')
  expect(value.papers).toEqual([{ id: 1 }])
})

it('a sample has what is optional too, and the first of several kinds', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      kind: { enum: ['a', 'b'] },
      amount: { anyOf: [{ type: 'null' }, { type: 'integer', minimum: 5 }] },
      lines: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
      more: { type: 'object', additionalProperties: { type: 'boolean' } },
    },
  }
  expect(sampleOf(schema)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    kind: 'a',
    amount: 5,
    lines: [{ text: 'text' }],
    more: { any: true },
  })
})
