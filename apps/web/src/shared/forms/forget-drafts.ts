import { readStored, writeStored } from '@sanad/web-kit'
import { forgetKeptFiles } from '../files/kept-files-database.ts'

const prefixes = ['draft:', 'informationDraft/', 'unsentForm/']

const guestKeys = ['typedMobile', 'registrationDraft']

const ownerKey = 'draftsOf'

/** Assigns the drafts of this tab to an account; drafts of another one are deleted. */
export function claimDrafts(customerId: string): void {
  const owner = readStored('sessionStorage', ownerKey)
  if (owner !== null && owner !== customerId) forgetDrafts()
  if (owner !== customerId) writeStored('sessionStorage', ownerKey, customerId)
}

/** Shared computers: what was typed to sign in or to register is nobody's after a login or a logout. */
export function forgetGuestInput(): void {
  for (const key of guestKeys) writeStored('sessionStorage', key, null)
}

/** Deletes all unsent input: a logout leaves nothing behind. */
export function forgetDrafts(): void {
  void forgetKeptFiles()
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) sessionStorage.removeItem(key)
    }
  } catch {
    // Without access to storage there is nothing to delete.
  }
}
