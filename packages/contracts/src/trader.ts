import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'

const Contact = { email: z.string(), phone_number: z.nullable(z.string()) }

/** Who runs the portal, as rule 4 of the Consumer Protection (E-Commerce) Rules, 2020 wants it shown. */
export const Trader = z.object({
  legal_name: z.string(),
  address: z.string(),
  ...Contact,
  /** Acknowledges a complaint within 48 hours and redresses it within a month. */
  grievance_officer: z.object({ name: z.string(), ...Contact }),
  /** Answers questions about personal data. Absent in answers of older portals. */
  privacy_contact: z.optional(z.object({ name: z.string(), ...Contact })),
  /** What the portal says of itself, only as far as it can be substantiated (CCPA guidelines of 2022). */
  claims: z.object({
    /** Null: no number is named. Without date and source it is the demonstration's. */
    businesses: z.nullable(
      z.object({ count: z.int(), on: z.nullable(z.string()), source: z.nullable(z.string()) }),
    ),
    /** False: "encrypted" in place of "100% secure". */
    says_secure: z.boolean(),
  }),
})
export type Trader = z.infer<typeof Trader>

export const readTrader = defineEndpoint({
  name: 'readTrader',
  summary: 'Read who runs the portal, who hears complaints, and what it claims',
  method: 'GET',
  access: 'public',
  path: () => '/api/trader',
  success: z.object({ success: z.literal(true), data: Trader }),
  errors: [],
})
