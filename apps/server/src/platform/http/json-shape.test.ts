import { expect, it } from 'vitest'
import { isPlainJson } from './json-shape.ts'

it.each([
  '{}',
  '"a:b{[\\"\\\\"',
  '{"a":{"a":1},"b":[{"a":1},{"a":"a"}]}',
  '{ "a" : "b" , "b" : "a" }',
  '["a","a",{"a":"a\\"a\\":1,"}]',
  `${'['.repeat(32)}${']'.repeat(32)}`,
])('%s is read in one way', (text) => {
  expect(isPlainJson(text)).toBe(true)
})

it.each([
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061" \n:2}',
  '[0,{"a":[],"b":"}","a":0}]',
  '{"":1,"":2}',
  `${'['.repeat(33)}${']'.repeat(33)}`,
  `${'{"a":'.repeat(33)}0${'}'.repeat(33)}`,
])('%s is not', (text) => {
  expect(isPlainJson(text)).toBe(false)
})
