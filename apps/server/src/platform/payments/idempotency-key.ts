import { createHash } from 'node:crypto'

export function idempotencyKeyOf(rawBody: Buffer): string {
  return createHash('sha256').update(rawBody).digest('base64url')
}
