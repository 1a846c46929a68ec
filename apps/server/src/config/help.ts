import type { HelpContact } from '@sanad/contracts'
import * as z from 'zod'
import { settingDocs } from './setting-docs.ts'
import { Phone } from './setting-types.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const Weekday = z.enum(weekdays)
const Time = z.string().regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/)
const Hours = z
  .string()
  .transform((text) => text.split(/[\s-]+/))
  .pipe(z.tuple([Weekday, Weekday, Time, Time], 'must be such as Mon-Sat 10:30-17:30'))

/** How customers reach the people of the service centre. */
export const helpSettings = {
  HELP_PHONE: Phone.optional().register(settingDocs, {
    meaning:
      'phone number for customers who need help, with the country code; shown on the help pages, before paying and to whoever is stuck',
    fallback: 'none is shown',
    requiredInProduction: true,
    example: '+918022334455',
  }),
  HELP_WHATSAPP: Phone.optional().register(settingDocs, {
    meaning: 'number on which the service centre answers by WhatsApp, with the country code',
    fallback: 'none is shown',
    example: '+919876543210',
  }),
  HELP_HOURS: Hours.prefault('Mon-Sat 10:30-17:30').register(settingDocs, {
    meaning: 'days and hours (India) in which somebody answers',
    fallback: '`Mon-Sat 10:30-17:30`',
    example: 'Mon-Sat 10:30-17:30',
  }),
}

const HelpSettings = z.object(helpSettings)

export function helpOf({ HELP_PHONE, HELP_WHATSAPP, HELP_HOURS }: z.infer<typeof HelpSettings>): HelpContact {
  const [from, to, opens, closes] = HELP_HOURS
  const numberOf = (day: z.infer<typeof Weekday>) => weekdays.indexOf(day) + 1
  return {
    phone_number: HELP_PHONE ?? null,
    whatsapp_number: HELP_WHATSAPP ?? null,
    hours: { from_day: numberOf(from), to_day: numberOf(to), opens, closes },
  }
}
