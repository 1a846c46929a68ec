import { expect, it } from 'vitest'
import { oneLine } from './one-line.ts'

it('a one-line text has neither line breaks nor characters that reorder what follows', () => {
  expect(oneLine('Asha\r\nBcc: all@example.in')).toBe('Asha Bcc: all@example.in')
  expect(oneLine('Asha\u202Eilat\u202C\u2066P\u2069\u2028Firm')).toBe('AshailatP Firm')
  // Joiners are part of Indian scripts.
  expect(oneLine('क्‍ष श्री')).toBe('क्‍ष श्री')
})

it('words are one blank apart', () => {
  expect(oneLine('Ramesh \u00a0 Kumar\tPatil')).toBe('Ramesh Kumar Patil')
})
