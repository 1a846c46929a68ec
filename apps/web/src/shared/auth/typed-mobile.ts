import { readStored, writeStored } from '@sanad/web-kit'

const key = 'typedMobile'

/** Carries the number between login and registration, until somebody is signed in. */
export function rememberTypedMobile(mobile: string): void {
  writeStored('sessionStorage', key, mobile)
}

export function recallTypedMobile(): string {
  return readStored('sessionStorage', key) ?? ''
}
