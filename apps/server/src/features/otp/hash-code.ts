import { createHmac, timingSafeEqual } from 'node:crypto'

/** Context that a code is bound to: it verifies only for the same customer, channel and purpose. */
export interface CodeBinding {
  readonly customer_id: string
  readonly channel: string
  readonly purpose: string
  readonly salt: Buffer
}

/** HMAC with a key outside the database: a plain hash of six digits is brute-forced at once. */
export function hashCode(key: Buffer, code: string, binding: CodeBinding): Buffer {
  const { customer_id, channel, purpose, salt } = binding
  return createHmac('sha256', key)
    .update(salt)
    .update(`${customer_id}|${channel}|${purpose}|${code}`)
    .digest()
}

export function isCode(key: Buffer, code: string, challenge: CodeBinding & { code_hash: Buffer }): boolean {
  return timingSafeEqual(hashCode(key, code, challenge), challenge.code_hash)
}
