import type { SealedValue } from '../../platform/sealed-value.ts'

/** Application fields as stored: personal identifiers encrypted, everything else plain text. */
export type StoredFields = Record<string, string | SealedValue>
