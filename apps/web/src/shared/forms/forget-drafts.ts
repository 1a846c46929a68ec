import { readStored, writeStored } from '@sanad/web-kit'
import { keptFiles } from '../files/kept-files.ts'

const prefixes = ['draft:', 'informationDraft/', 'unsentForm/']

const ownerKey = 'draftsOf'

/** Who signs in finds what they typed before the session ended; what somebody else typed in this tab goes. */
export function claimDrafts(customerId: string): void {
  const owner = readStored('sessionStorage', ownerKey)
  if (owner !== null && owner !== customerId) forgetDrafts()
  if (owner !== customerId) writeStored('sessionStorage', ownerKey, customerId)
}

/** Forgets everything that was typed and not sent: whoever logs out leaves nothing behind. */
export function forgetDrafts(): void {
  void keptFiles.forgetAll()
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage that cannot be read holds nothing.
  }
}
