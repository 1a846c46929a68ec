import type { SealedValue } from '../../platform/sealed-value.ts'

/** Application fields as the database holds them: personal identifiers sealed, everything else as text. */
export type StoredFields = Record<string, string | SealedValue>
