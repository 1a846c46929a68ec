import type { DeskConsultation } from '@sanad/contracts/staff'
import { type Language, localeOf } from '@sanad/texts'
import type { ConsultationsTexts } from '@sanad/texts/desk/consultations'
import type { Tone } from '@sanad/ui'

export const statusNames = {
  requested: 'statusRequested',
  confirmed: 'statusConfirmed',
  done: 'statusDone',
  missed: 'statusMissed',
  lapsed: 'statusLapsed',
  cancelled: 'statusCancelled',
} as const satisfies Record<DeskConsultation['status'], keyof ConsultationsTexts>

export const statusTones: Readonly<Record<DeskConsultation['status'], Tone>> = {
  requested: 'yellow',
  confirmed: 'green',
  done: 'grey',
  missed: 'red',
  lapsed: 'red',
  cancelled: 'grey',
}

export const topicNames = {
  new_registration: 'topicNewRegistration',
  gst: 'topicGst',
  income_tax: 'topicIncomeTax',
  company: 'topicCompany',
  licences: 'topicLicences',
  skill: 'topicSkill',
  application: 'topicApplication',
  other: 'topicOther',
} as const satisfies Record<DeskConsultation['topic'], keyof ConsultationsTexts>

/** Mon, 23 Nov; a day as YYYY-MM-DD is its midnight UTC, the same day in India. */
export function shortDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(day))
}
