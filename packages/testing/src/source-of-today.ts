import { createHash } from 'node:crypto'
import { sourceDateOf } from '@sanad/contracts'

/** The `source` header of this moment. */
export function sourceOfToday(): string {
  return createHash('sha256').update(sourceDateOf(new Date())).digest('hex')
}
