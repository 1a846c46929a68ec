import type { ComplianceFacts } from '../compliance/compliance-facts.ts'
import type { ComplianceProfile } from '../compliance/list-obligations.ts'

/** Sole proprietor with few obligations, unless overridden. */
export function complianceFacts(given: Partial<ComplianceFacts> = {}): ComplianceFacts {
  return {
    organisation: 'proprietorship',
    gst: 'none',
    turnover: 'up_to_2_crore',
    stateId: 21,
    taxAudit: false,
    advanceTax: 'none',
    deductsTds: false,
    startedOn: null,
    directorKycYear: null,
    also: [],
    gstRegisteredOn: null,
    meetings: [],
    auditorYear: null,
    yearTurnovers: [],
    unsure: [],
    ...given,
  }
}

export function complianceProfile(
  facts: Partial<ComplianceFacts> = {},
  rest: Partial<ComplianceProfile> = {},
): ComplianceProfile {
  return { versions: [{ validFrom: '2020-04-01', facts: complianceFacts(facts) }], licences: [], ...rest }
}
