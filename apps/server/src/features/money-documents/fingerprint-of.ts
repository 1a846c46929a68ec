import { createHash } from 'node:crypto'
import type { MoneyDocument } from '@sanad/domain'

/** SHA-256 of all that a document says, whatever the order in which the database keeps it. */
export function fingerprintOf(document: MoneyDocument): string {
  return createHash('sha256').update(JSON.stringify(document, sorted)).digest('hex')
}

/** JSON with the keys of each object in order. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
