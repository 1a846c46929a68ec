import { readStored, writeStored } from '@sanad/web-kit'

const key = 'accessLink'
/** Where the browser keeps nothing, the link lasts until the page is left. */
let held: string | null = null

/** The token of the access link (csrf) that this tab was opened with; it survives a reload, not the tab. */
export function readAccessLink(): string | null {
  return readStored('sessionStorage', key) ?? held
}

/** Null forgets it. */
export function keepAccessLink(token: string | null): void {
  held = token
  writeStored('sessionStorage', key, token)
}
