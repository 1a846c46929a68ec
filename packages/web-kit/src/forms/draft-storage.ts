import { readStored, writeStored } from '../state/browser-storage.ts'

/** Unsent input; every value is text. */
export type DraftValues = Record<string, string>

interface StoredDraft {
  readonly values?: unknown
  readonly attempt?: unknown
}

/** Drafts live in session storage and are keyed by their owner, so that nobody sees another's. */
export const draftKey = (accountId: string, name: string) => `draft:${accountId}:${name}`

/** The draft, with defaults from `empty`. */
export function readDraft<Values extends DraftValues>(key: string, empty: Values): Values {
  const { values } = readStoredDraft(key)
  const stored = new Map(typeof values === 'object' && values !== null ? Object.entries(values) : [])
  const known = Object.keys(empty).flatMap((name) => {
    const value: unknown = stored.get(name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { ...empty, ...Object.fromEntries(known) }
}

export function saveDraft(key: string, values: DraftValues): void {
  writeStored('sessionStorage', key, JSON.stringify({ ...readStoredDraft(key), values }))
}

export function forgetDraft(key: string): void {
  writeStored('sessionStorage', key, null)
}

/**
 * Idempotency key of an attempt to send these values: retrying the same ones, after a lost response or a reload,
 * reuses it; other values get a new one.
 */
export function attemptId(key: string, values: DraftValues): string {
  const content = JSON.stringify(values)
  const { attempt } = readStoredDraft(key)
  if (isAttempt(attempt) && attempt.content === content) return attempt.id
  const id = crypto.randomUUID()
  writeStored('sessionStorage', key, JSON.stringify({ values, attempt: { id, content } }))
  return id
}

function isAttempt(value: unknown): value is { id: string; content: string } {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('content' in value)) return false
  return typeof value.id === 'string' && typeof value.content === 'string'
}

function readStoredDraft(key: string): StoredDraft {
  try {
    const draft: unknown = JSON.parse(readStored('sessionStorage', key) ?? '{}')
    return typeof draft === 'object' && draft !== null ? draft : {}
  } catch {
    return {}
  }
}
