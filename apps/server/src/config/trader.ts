import type { Trader } from '@sanad/contracts'
import type { Supplier } from '@sanad/domain'
import * as z from 'zod'
import { settingDocs } from './setting-docs.ts'
import { Phone } from './setting-types.ts'

/** What a shop must say of itself: the E-Commerce Rules, 2020, and the CCPA guidelines on claims. */
export const traderSettings = {
  CONTACT_EMAIL: z.email().optional().register(settingDocs, {
    meaning: 'address by which customers reach the service centre',
    fallback: 'a fictitious one',
    example: 'care@sanad.example',
    requiredInProduction: true,
  }),
  GRIEVANCE_OFFICER: z.string().trim().max(200).optional().register(settingDocs, {
    meaning:
      'name and office of whoever acknowledges a complaint within 48 hours and redresses it within a month',
    fallback: 'nobody',
    requiredInProduction: true,
  }),
  GRIEVANCE_EMAIL: z.email().optional().register(settingDocs, {
    meaning: "the grievance officer's address",
    fallback: 'a fictitious one',
    example: 'grievance@sanad.example',
    requiredInProduction: true,
  }),
  GRIEVANCE_PHONE: Phone.optional().register(settingDocs, {
    meaning: "the grievance officer's number, with the country code",
    fallback: 'none is shown',
    example: '+918022334456',
    requiredInProduction: true,
  }),
  PRIVACY_CONTACT: z.string().trim().max(200).optional().register(settingDocs, {
    meaning: 'name and office of whoever answers questions about personal data (DPDP Act, section 6(3))',
    fallback: 'the grievance officer',
  }),
  PRIVACY_EMAIL: z.email().optional().register(settingDocs, {
    meaning: "that person's address",
    fallback: "the grievance officer's",
    example: 'privacy@sanad.example',
  }),
  PRIVACY_PHONE: Phone.optional().register(settingDocs, {
    meaning: "that person's number, with the country code",
    fallback: "the grievance officer's",
    example: '+918022334457',
  }),
  CLAIMS: z.enum(['demonstration', 'substantiated']).optional().register(settingDocs, {
    meaning:
      '`demonstration`: "Trusted by 30,000+ businesses" and "100% secure"; `substantiated`: the number of `TRUSTED_BY`, or none, and "encrypted"',
    fallback: '`demonstration`, in production `substantiated`',
  }),
  TRUSTED_BY: z.coerce.number().int().min(1).max(100_000_000).optional().register(settingDocs, {
    meaning: 'number of businesses that were served, with `TRUSTED_BY_DATE` and `TRUSTED_BY_SOURCE`',
    fallback: 'no number is named',
    example: '1200',
  }),
  TRUSTED_BY_DATE: z.iso.date().optional().register(settingDocs, {
    meaning: 'day on which they were counted',
    example: '2026-10-31',
  }),
  TRUSTED_BY_SOURCE: z.string().trim().max(100).optional().register(settingDocs, {
    meaning: 'where the number comes from; shown with it',
    example: 'our books',
  }),
}

const TraderSettings = z.object(traderSettings)
type TraderSettings = z.infer<typeof TraderSettings>

export function traderOf(
  settings: TraderSettings & { readonly HELP_PHONE?: string | undefined },
  { supplier, production }: { supplier: Supplier; production: boolean },
): Trader {
  const { legalName: legal_name, address } = supplier
  const isDemonstration =
    (settings.CLAIMS ?? (production ? 'substantiated' : 'demonstration')) === 'demonstration'
  const counted = countedBusinesses(settings)
  const officer = {
    name: settings.GRIEVANCE_OFFICER ?? 'Nobody, for demonstration only',
    email: settings.GRIEVANCE_EMAIL ?? 'grievance@sanad.example',
    phone_number: settings.GRIEVANCE_PHONE ?? null,
  }
  return {
    legal_name,
    address,
    email: settings.CONTACT_EMAIL ?? 'care@sanad.example',
    phone_number: settings.HELP_PHONE ?? null,
    grievance_officer: officer,
    privacy_contact: {
      name: settings.PRIVACY_CONTACT ?? officer.name,
      email: settings.PRIVACY_EMAIL ?? officer.email,
      phone_number: settings.PRIVACY_PHONE ?? officer.phone_number,
    },
    claims: {
      businesses: isDemonstration ? { count: 30_000, on: null, source: null } : counted,
      says_secure: isDemonstration,
    },
  }
}

function countedBusinesses(settings: TraderSettings): Trader['claims']['businesses'] {
  const { TRUSTED_BY: count, TRUSTED_BY_DATE: on, TRUSTED_BY_SOURCE: source } = settings
  if (count === undefined && on === undefined && source === undefined) return null
  if (count === undefined || on === undefined || source === undefined) {
    throw new Error('TRUSTED_BY, TRUSTED_BY_DATE and TRUSTED_BY_SOURCE: set all of them, or none.')
  }
  return { count, on, source }
}
