import { findFactsProblems } from '@sanad/domain/compliance'
import { type ProfileValues, toBody } from './profile-values.ts'

/** Validation by the domain's rules, which the server applies too. */
export function findProblems(values: ProfileValues): ReturnType<typeof findFactsProblems> {
  const { facts } = toBody(values)
  return findFactsProblems({
    organisation: facts.organisation,
    gst: facts.gst,
    turnover: facts.turnover,
    stateId: facts.state_id,
    taxAudit: facts.tax_audit,
    advanceTax: facts.advance_tax,
    deductsTds: facts.deducts_tds,
    startedOn: facts.started_on,
    directorKycYear: facts.director_kyc_year,
    also: facts.also ?? [],
    gstRegisteredOn: facts.gst_registered_on ?? null,
    meetings: facts.meetings ?? [],
    auditorYear: facts.auditor_year ?? null,
    yearTurnovers: facts.year_turnovers ?? [],
  })
}
