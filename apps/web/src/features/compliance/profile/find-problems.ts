import { type FactsProblem, findFactsProblems } from '@sanad/domain/compliance'
import { todayInIndia } from '../../../shared/fields/today-in-india.ts'
import { type ProfileValues, toBody } from './profile-values.ts'

/** Validation by the domain's rules, which the server applies too. */
export function findProblems(values: ProfileValues): { field: keyof ProfileValues; problem: FactsProblem }[] {
  const { facts, valid_from } = toBody(values)
  const days = { today: todayInIndia(), validFrom: valid_from ?? null }
  const known = {
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
    unsure: facts.unsure ?? [],
  }
  return findFactsProblems(known, days).map(({ field, problem }) => ({
    // The form asks for one meeting; the earlier ones were said before.
    field: field === 'meetings' ? 'meeting' : field,
    problem,
  }))
}
