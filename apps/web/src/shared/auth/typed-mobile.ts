import { readStored, writeStored } from '@sanad/web-kit'

const key = 'typedMobile'

/** Carries a number from login to registration and back, so that nobody types it twice. */
export function rememberTypedMobile(mobile: string): void {
  writeStored('sessionStorage', key, mobile)
}

export function recallTypedMobile(): string {
  return readStored('sessionStorage', key) ?? ''
}
