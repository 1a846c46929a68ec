import { readStored, writeStored } from '@sanad/web-kit'
import * as z from 'zod/mini'
import { recallTypedMobile } from '../../shared/auth/typed-mobile.ts'

const key = 'registrationDraft'

/** What was typed, before it is checked. */
const RegistrationDraft = z.object({
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  birthDate: z.string(),
  address: z.string(),
})
export type RegistrationDraft = z.infer<typeof RegistrationDraft>

/** Session storage until the account exists: correcting a mistyped number must not cost the rest of the form. */
export function readRegistrationDraft(): RegistrationDraft {
  const text = readStored('sessionStorage', key)
  try {
    if (text !== null) return RegistrationDraft.parse(JSON.parse(text))
  } catch {
    // Corrupt: start with an empty form.
  }
  return { name: '', mobile: recallTypedMobile(), email: '', birthDate: '', address: '' }
}

export function saveRegistrationDraft(draft: RegistrationDraft): void {
  writeStored('sessionStorage', key, JSON.stringify(draft))
}

export function clearRegistrationDraft(): void {
  writeStored('sessionStorage', key, null)
}
