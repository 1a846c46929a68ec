import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether the signature is base64(HMAC-SHA256(secret, timestamp + raw body)), compared in constant time. */
export function isCashfreeSignature(
  secret: string,
  signed: { rawBody: Buffer; timestamp: string; signature: string },
): boolean {
  const expected = createHmac('sha256', secret).update(signed.timestamp).update(signed.rawBody).digest()
  const given = Buffer.from(signed.signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
