// Written by `npm run texts` from texts/en/web/profile-notifications.json.
import english from '../../../../../texts/en/web/profile-notifications.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface ProfileNotificationsTexts {
  readonly title: string
  readonly text: string
  readonly checking: string
  readonly failed: string
  readonly saveFailed: string
  readonly saved: string
  readonly payments: string
  readonly progress: string
  readonly tickets: string
  readonly consultations: string
  readonly compliance: string
  readonly sms: string
  readonly email: string
  readonly whatsapp: string
  readonly unverifiedSms: string
  readonly unverifiedEmail: string
  readonly unverifiedWhatsapp: string
  readonly language: string
  readonly about: string
  readonly notVerified: string
}

export const profileNotificationsMessages = defineMessages<ProfileNotificationsTexts>('web/profile-notifications', english)
