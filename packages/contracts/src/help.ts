import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'

const PhoneNumber = z.nullable(z.string().check(z.regex(/^\+[0-9]{7,15}$/)))
/** 1: Monday. */
const Weekday = z.int().check(z.minimum(1), z.maximum(7))
const Time = z.string().check(z.regex(/^[0-9]{2}:[0-9]{2}$/))

export const HelpContact = z.object({
  /** With the country code; null: there is none. */
  phone_number: PhoneNumber,
  whatsapp_number: PhoneNumber,
  /** In India. */
  hours: z.object({ from_day: Weekday, to_day: Weekday, opens: Time, closes: Time }),
})
export type HelpContact = z.infer<typeof HelpContact>

export const readHelp = defineEndpoint({
  name: 'readHelp',
  summary: 'Read by what numbers and when the service centre helps',
  method: 'GET',
  access: 'public',
  path: () => '/api/help',
  success: z.object({ success: z.literal(true), data: HelpContact }),
  errors: [],
})

const Minute = z.nullable(z.int().check(z.minimum(0), z.maximum(1440)))

export const readCentreDays = defineEndpoint({
  name: 'readCentreDays',
  summary: "Read the service centre's holidays, half days and extra openings of the next 60 days",
  method: 'GET',
  access: 'public',
  path: () => '/api/help/days',
  success: z.object({
    success: z.literal(true),
    /** `opens`, `closes`: minutes after midnight in India; null for `closed`. */
    data: z.array(
      z.object({
        day: z.iso.date(),
        kind: z.enum(['closed', 'short', 'open']),
        opens: Minute,
        closes: Minute,
      }),
    ),
  }),
  errors: [],
})
