import { expect, it } from 'vitest'
import { documentKindOf } from './document-sample.ts'

it('a sample looks like its document, and what staff asked for has none', () => {
  const kinds = ['photos', 'photo-ids', 'centre-photos', 'floor-plan', 'pan-card', 'cancelled-cheque']
  expect(kinds.map(documentKindOf)).toEqual(['portrait', 'card', 'place', 'plan', 'card', 'cheque'])
  expect(['authority-letter', 'board-resolution'].map(documentKindOf)).toEqual(['letter', 'letter'])
  expect(documentKindOf('company-papers')).toBe('paper')
  expect(documentKindOf('asked-0a1b2c3d4e')).toBeUndefined()
})
