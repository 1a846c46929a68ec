import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Done, Instant } from './wire.ts'

/** A calendar that other apps read again and again; its address is shown once, when it is made. */
export const CalendarSubscription = z.object({
  made_at: Instant,
  /** When an app last read it, to within an hour. */
  read_at: z.nullable(Instant),
})
export type CalendarSubscription = z.infer<typeof CalendarSubscription>

export const getCalendarSubscription = defineEndpoint({
  name: 'getCalendarSubscription',
  summary: 'Read whether calendar apps may read the due dates, and since when',
  method: 'GET',
  access: 'session',
  path: () => '/api/compliance/subscription',
  success: z.object({ success: z.literal(true), data: z.nullable(CalendarSubscription) }),
  errors: [],
})

export const makeCalendarSubscription = defineEndpoint({
  name: 'makeCalendarSubscription',
  summary: 'Make an address at which calendar apps read the open due dates; it replaces the one before',
  method: 'POST',
  access: 'session',
  inPerson: true,
  path: () => '/api/compliance/subscription',
  success: z.object({
    success: z.literal(true),
    /** `url` is an absolute path with the token; only a hash of it is stored. */
    data: z.object({ url: z.string(), subscription: CalendarSubscription }),
  }),
  errors: [],
})

export const withdrawCalendarSubscription = defineEndpoint({
  name: 'withdrawCalendarSubscription',
  summary: 'End the address at which calendar apps read the due dates',
  method: 'DELETE',
  access: 'session',
  inPerson: true,
  path: () => '/api/compliance/subscription',
  success: Done,
  errors: [],
})
