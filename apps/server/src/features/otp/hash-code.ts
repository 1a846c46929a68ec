import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a code is bound to: a code is right only for the same person, channel and purpose. */
export interface CodeBinding {
  readonly customer_id: string
  readonly channel: string
  readonly purpose: string
  readonly salt: Buffer
}

/** Six digits are soon guessed from a plain hash; the key, which is not in the database, prevents that. */
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
