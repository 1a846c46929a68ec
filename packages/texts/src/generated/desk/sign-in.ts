// Written by `npm run texts` from texts/en/desk/sign-in.json.
import english from '../../../../../texts/en/desk/sign-in.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface SignInTexts {
  readonly title: string
  readonly desk: string
  readonly againTitle: string
  readonly againText: string
  readonly email: string
  readonly password: string
  readonly signIn: string
  readonly signingIn: string
  readonly failed: string
}

export const signInMessages = defineMessages<SignInTexts>('desk/sign-in', english)
