import { readStored, writeStored } from '@sanad/web-kit'

const key = 'accessLink'
/** In-memory fallback without session storage. */
let held: string | null = null

/** The access token (csrf) that this tab was opened with, in session storage. */
export function readAccessLink(): string | null {
  return readStored('sessionStorage', key) ?? held
}

/** Null forgets it. */
export function keepAccessLink(token: string | null): void {
  held = token
  writeStored('sessionStorage', key, token)
}
