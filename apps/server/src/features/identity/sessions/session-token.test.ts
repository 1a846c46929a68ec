import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTokens } from './session-token.ts'

const [former, current] = [randomBytes(32), randomBytes(32)]
const claims = { sid: randomUUID(), sub: randomUUID(), exp: 2_000_000_000 }

it('what the former key signed is read until that key is dropped, and the current one signs', () => {
  const before = createTokens([former]).signSession(claims)
  const both = createTokens([current, former])
  expect(both.findSession(before)).toEqual(claims)
  const after = both.signSession(claims)
  expect(createTokens([current]).findSession(after)).toEqual(claims)
  expect(createTokens([current]).findSession(before)).toBeUndefined()
  expect(both.findStaff(before)).toBeUndefined()
})
