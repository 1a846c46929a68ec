import {
  type Circumstance,
  type GstScheme,
  isCompany as isCompanyOf,
  type Organisation,
} from '@sanad/domain/compliance'
import type { ComplianceProfileTexts } from '@sanad/texts/web/compliance-profile'

type Situation = { organisation: Organisation; gst: GstScheme }

const isCompany = ({ organisation }: Situation) => isCompanyOf(organisation)
const isRegistered = ({ gst }: Situation) => gst !== 'none'
const always = () => true

/** Asked only of whom it may concern. */
const asked: Record<
  Circumstance,
  { text: keyof ComplianceProfileTexts; of: (situation: Situation) => boolean }
> = {
  business_income: {
    text: 'alsoBusinessIncome',
    of: ({ organisation }) => organisation === 'huf' || organisation === 'trust',
  },
  other_audit: { text: 'alsoOtherAudit', of: (situation) => !isCompany(situation) },
  charity: {
    text: 'alsoCharity',
    of: ({ organisation }) => organisation === 'trust' || organisation === 'section_8',
  },
  international: { text: 'alsoInternational', of: always },
  iff: { text: 'alsoIff', of: ({ gst }) => gst === 'quarterly' },
  isd: { text: 'alsoIsd', of: isRegistered },
  gst_tds: { text: 'alsoGstTds', of: isRegistered },
  ecommerce: { text: 'alsoEcommerce', of: isRegistered },
  oidar: { text: 'alsoOidar', of: isRegistered },
  non_resident: { text: 'alsoNonResident', of: isRegistered },
  exports: { text: 'alsoExports', of: isRegistered },
  collects_tcs: { text: 'alsoCollectsTcs', of: always },
  deposits: { text: 'alsoDeposits', of: isCompany },
  msme_dues: { text: 'alsoMsmeDues', of: isCompany },
  employees: { text: 'alsoEmployees', of: always },
  fssai: { text: 'alsoFssai', of: always },
}

export function circumstanceOptions(situation: Situation, texts: ComplianceProfileTexts) {
  return askedCircumstances(situation).map((value) => ({ value, label: texts[asked[value].text] as string }))
}

export function askedCircumstances(situation: Situation): Circumstance[] {
  if (situation.organisation === 'individual') return []
  return (Object.keys(asked) as Circumstance[]).filter((one) => asked[one].of(situation))
}
