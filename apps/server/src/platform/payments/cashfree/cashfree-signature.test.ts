import { expect, it } from 'vitest'
import { isCashfreeSignature } from './cashfree-signature.ts'

const secret = 'SECRET'
const timestamp = '1746427759733'
const rawBody = Buffer.from('{"data":{"payment":{"payment_amount":170.00}},"type":"PAYMENT_SUCCESS_WEBHOOK"}')
const signature = 'yjpSHkA76x9hK++LKd8CQ1hz0VuTl/Y3cQxqKohVlXE='

it("accepts the provider's published example", () => {
  expect(isCashfreeSignature(secret, { rawBody, timestamp, signature })).toBe(true)
})

it.each([
  [
    'a re-serialised body',
    { rawBody: Buffer.from(JSON.stringify(JSON.parse(rawBody.toString()))), timestamp, signature },
  ],
  ['another time', { rawBody, timestamp: '1746427759734', signature }],
  ['a cut signature', { rawBody, timestamp, signature: signature.slice(0, 20) }],
  ['an empty signature', { rawBody, timestamp, signature: '' }],
])('refuses %s', (_what, signed) => {
  expect(isCashfreeSignature(secret, signed)).toBe(false)
})

it('refuses another secret', () => {
  expect(isCashfreeSignature('OTHER', { rawBody, timestamp, signature })).toBe(false)
})
