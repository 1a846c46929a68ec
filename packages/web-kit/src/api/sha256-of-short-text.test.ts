import { expect, it } from 'vitest'
import { sha256OfShortText } from './sha256-of-short-text.ts'

it('a date hashes as SHA-256 says', () => {
  // Reference values by sha256sum.
  expect(sha256OfShortText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256OfShortText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256OfShortText('2026-11-20')).toBe(
    '87069b0c5b390896ef8fa40ad644380a3e4210a0f0bc17df665b64431599ed14',
  )
})
