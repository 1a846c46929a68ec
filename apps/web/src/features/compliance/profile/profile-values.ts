import type { BodyOf, getComplianceProfile, SuccessOf, setComplianceProfile } from '@sanad/contracts'
import {
  advanceTaxes,
  firstDirectorKycYear,
  gstSchemes,
  hasDirectors,
  type Organisation,
  organisations,
  turnovers,
} from '@sanad/domain'
import { readLicences, writeLicences } from './licence-values.ts'

export type Profile = SuccessOf<typeof getComplianceProfile>['data']
type Body = BodyOf<typeof setComplianceProfile>

/** Form values: text, empty if not answered. */
export type ProfileValues = {
  organisation: string
  gst: string
  turnover: string
  stateId: string
  taxAudit: string
  advanceTax: string
  deductsTds: string
  startedOn: string
  directorKycYear: string
  licences: string
  change: string
  validFrom: string
}

/** Initial values: the saved profile, otherwise facts known from applications. */
export function toValues({ facts, licences, suggestion }: Profile): ProfileValues {
  const known = facts ?? suggestion
  return {
    organisation: known.organisation ?? '',
    gst: facts?.gst ?? '',
    turnover: facts?.turnover ?? '',
    stateId: known.state_id === null ? '' : String(known.state_id),
    taxAudit: yesNo(facts?.tax_audit),
    advanceTax: facts?.advance_tax ?? '',
    deductsTds: yesNo(facts?.deducts_tds),
    startedOn: known.started_on ?? '',
    directorKycYear: String(facts?.director_kyc_year ?? firstDirectorKycYear),
    licences: writeLicences(
      facts ? licences : suggestion.licences.map((licence) => ({ id: crypto.randomUUID(), ...licence })),
    ),
    change: 'correction',
    validFrom: '',
  }
}

/** Questions that make no sense for an organisation are not asked. */
export function questionsFor(values: Pick<ProfileValues, 'organisation' | 'gst'>) {
  const organisation = findOrganisation(values.organisation)
  const asksGst = organisation !== undefined && organisation !== 'individual'
  return {
    asksGst,
    asksGstDetails: asksGst && values.gst !== '' && values.gst !== 'none',
    asksAudit: asksGst,
    asksDirectors: organisation !== undefined && hasDirectors(organisation),
  }
}

/** The request body; questions that were not asked get the answer without due dates. */
export function toBody(values: ProfileValues): Body {
  const asked = questionsFor(values)
  const isOf = <T extends string>(list: readonly T[], value: string) => list.find((item) => item === value)
  return {
    facts: {
      organisation: findOrganisation(values.organisation) ?? 'individual',
      gst: (asked.asksGst && isOf(gstSchemes, values.gst)) || 'none',
      turnover: (asked.asksGstDetails && isOf(turnovers, values.turnover)) || 'up_to_2_crore',
      state_id: asked.asksGstDetails && values.stateId ? Number(values.stateId) : null,
      tax_audit: asked.asksAudit && values.taxAudit === 'yes',
      advance_tax: isOf(advanceTaxes, values.advanceTax) ?? 'none',
      deducts_tds: values.deductsTds === 'yes',
      started_on: values.startedOn || null,
      director_kyc_year:
        asked.asksDirectors && values.directorKycYear ? Number(values.directorKycYear) : null,
    },
    licences: readLicences(values.licences),
    valid_from: values.change === 'from' ? values.validFrom : null,
  }
}

function findOrganisation(value: string): Organisation | undefined {
  return organisations.find((organisation) => organisation === value)
}

function yesNo(value: boolean | undefined): string {
  if (value === undefined) return ''
  return value ? 'yes' : 'no'
}
