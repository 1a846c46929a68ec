import { readStored, writeStored } from '@sanad/web-kit'
import { keptFiles } from '../files/kept-files.ts'

const prefixes = ['draft:', 'informationDraft/', 'unsentForm/']

const ownerKey = 'draftsOf'

/** Assigns the drafts of this tab to an account; drafts of another one are deleted. */
export function claimDrafts(customerId: string): void {
  const owner = readStored('sessionStorage', ownerKey)
  if (owner !== null && owner !== customerId) forgetDrafts()
  if (owner !== customerId) writeStored('sessionStorage', ownerKey, customerId)
}

/** Deletes all unsent input: a logout leaves nothing behind. */
export function forgetDrafts(): void {
  void keptFiles.forgetAll()
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) sessionStorage.removeItem(key)
    }
  } catch {
    // Without access to storage there is nothing to delete.
  }
}
