// Written by `npm run texts` from texts/en/desk/sign-in.json.
import english from '../../../../../texts/en/desk/sign-in.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface SignInTexts {
  readonly title: string
  readonly againTitle: string
  readonly againText: string
  readonly email: string
  readonly password: string
  readonly signIn: string
  readonly signingIn: string
  readonly failed: string
  readonly code: string
  readonly codeHint: string
  readonly continue: string
  readonly checking: string
  readonly usePasskey: string
  readonly passkeyFailed: string
  readonly enrolText: string
  readonly makePasskey: string
  readonly useAuthenticator: string
  readonly scan: string
  readonly qrCode: string
  readonly orType: string
  readonly firstCodeHint: string
  readonly recoveryCodes: string
  readonly recoveryText: string
  readonly copyCodes: string
  readonly kept: string
  readonly lockedTitle: string
  readonly lockedText: (params: { name: Value }) => string
  readonly lockedAnewText: string
  readonly signOut: string
  readonly secret: string
  readonly copied: string
  readonly proofTitle: string
  readonly proofText: string
  readonly proofCancel: string
  readonly invitationTitle: string
  readonly invitationText: string
  readonly newPassword: string
  readonly newPasswordHint: string
  readonly newPasswordShort: string
  readonly choosePassword: string
  readonly invitationMissing: string
}

export const signInMessages = defineMessages<SignInTexts>('desk/sign-in', english)
