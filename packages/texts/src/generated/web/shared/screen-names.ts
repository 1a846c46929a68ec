// Written by `npm run texts` from texts/en/web/shared/screen-names.json.
import english from '../../../../../../texts/en/web/shared/screen-names.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface ScreenNamesTexts {
  readonly login: string
  readonly register: string
  readonly otpVerification: string
  readonly homeOld: string
  readonly submitForm: string
  readonly confirmation: string
  readonly editApplication: string
  readonly tracking: string
  readonly restoreContact: string
  readonly entry: string
  readonly paymentConfirmation: string
  readonly queryParams: string
  readonly notFound: string
  readonly dashboard: string
  readonly overview: string
  readonly services: string
  readonly newService: string
  readonly service: string
  readonly paymentService: string
  readonly documents: string
  readonly payments: string
  readonly businesses: string
  readonly business: string
  readonly profile: string
  readonly notifications: string
  readonly panelEntry: string
  readonly support: string
  readonly tickets: string
  readonly newTicket: string
  readonly ticket: string
  readonly consult: string
  readonly newConsultation: string
  readonly compliance: string
  readonly complianceProfile: string
  readonly information: string
}

export const screenNamesMessages = defineMessages<ScreenNamesTexts>('web/shared/screen-names', english)
