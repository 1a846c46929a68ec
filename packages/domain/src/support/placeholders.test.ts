import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillPlaceholders, listPlaceholders } from './placeholders.ts'

it('[DK-76] what is known is filled in, and what is missing stays in braces by its name', () => {
  const filled = fillPlaceholders('Dear {name}, {track} until {date}. {name}!', { name: 'Asha', track: null })
  expect(filled).toBe('Dear Asha, {track} until {date}. Asha!')
  expect(listPlaceholders(filled)).toEqual(['track', 'date'])
})

it('[DK-76] a text whose values are all known has nothing left to fill in', () => {
  const value = fc.string({ minLength: 1 }).filter((text) => !/[{}]/.test(text))
  fc.assert(
    fc.property(value, value, (name, track) => {
      expect(listPlaceholders(fillPlaceholders('{name}: {track}', { name, track }))).toEqual([])
    }),
  )
})
