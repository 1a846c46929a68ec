import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether the signature is hex(HMAC-SHA256(secret, message)), compared in constant time. */
export function isRazorpaySignature(secret: string, message: string | Buffer, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(message).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
