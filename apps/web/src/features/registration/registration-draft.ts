import { forgetDraft, readDraft, saveDraft } from '@sanad/web-kit'
import { recallTypedMobile } from '../../shared/auth/typed-mobile.ts'

const key = 'registrationDraft'

export const emptyRegistration = { name: '', mobile: '', email: '', birthDate: '', address: '' }

/** What was typed, before it is checked. */
export type RegistrationDraft = typeof emptyRegistration

/** Session storage until the account exists: neither a reload nor correcting a mistyped number may cost the form. */
export function readRegistrationDraft(): RegistrationDraft {
  return readDraft(key, { ...emptyRegistration, mobile: recallTypedMobile() })
}

export function saveRegistrationDraft(draft: RegistrationDraft): void {
  saveDraft(key, draft)
}

export function clearRegistrationDraft(): void {
  forgetDraft(key)
}
