import type { ComplianceFacts as FactsOnTheWire } from '@sanad/contracts'
import type { ComplianceFacts } from '@sanad/domain/compliance'

/** Maps stored facts, which have wire names, to the domain's. */
export function toFacts(wire: FactsOnTheWire): ComplianceFacts {
  return {
    organisation: wire.organisation,
    gst: wire.gst,
    turnover: wire.turnover,
    stateId: wire.state_id,
    taxAudit: wire.tax_audit,
    advanceTax: wire.advance_tax,
    deductsTds: wire.deducts_tds,
    startedOn: wire.started_on,
    directorKycYear: wire.director_kyc_year,
    also: wire.also ?? [],
    gstRegisteredOn: wire.gst_registered_on ?? null,
    meetings: wire.meetings ?? [],
    auditorYear: wire.auditor_year ?? null,
    yearTurnovers: wire.year_turnovers ?? [],
    unsure: wire.unsure ?? [],
  }
}

/** Wire name of a fact, as the path of a field issue. */
export const wireNames = {
  organisation: 'organisation',
  gst: 'gst',
  turnover: 'turnover',
  stateId: 'state_id',
  taxAudit: 'tax_audit',
  advanceTax: 'advance_tax',
  deductsTds: 'deducts_tds',
  startedOn: 'started_on',
  directorKycYear: 'director_kyc_year',
  also: 'also',
  gstRegisteredOn: 'gst_registered_on',
  meetings: 'meetings',
  auditorYear: 'auditor_year',
  yearTurnovers: 'year_turnovers',
  unsure: 'unsure',
} as const satisfies Record<keyof ComplianceFacts, keyof FactsOnTheWire>
