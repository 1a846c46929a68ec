import type { BodyOf, getComplianceProfile, SuccessOf, setComplianceProfile } from '@sanad/contracts'
import { addMonths, monthOf } from '@sanad/domain'
import {
  advanceTaxes,
  type Circumstance,
  firstDirectorKycYear,
  gstSchemes,
  hasDirectors,
  isCompany,
  type Organisation,
  organisations,
  turnovers,
  type UnsureFact,
} from '@sanad/domain/compliance'
import { todayInIndia } from '../../../shared/fields/today-in-india.ts'
import { askedCircumstances } from './circumstance-options.ts'
import { readLicences, writeLicences } from './licence-values.ts'

export type Profile = SuccessOf<typeof getComplianceProfile>['data']
type Body = BodyOf<typeof setComplianceProfile>

/** The answer "I do not know". */
export const unknown = 'unknown'

/** Form values: text, empty if not answered. */
export type ProfileValues = {
  organisation: string
  gst: string
  /** Of the financial year that ended last, and those of earlier ones. */
  turnover: string
  earlierTurnovers: string
  stateId: string
  taxAudit: string
  advanceTax: string
  deductsTds: string
  startedOn: string
  directorKycYear: string
  /** Names, one after the other; of those that are true, and of those that are not known. */
  also: string
  unsureAlso: string
  gstRegisteredOn: string
  /** The last annual general meeting, and the earlier ones that were said. */
  meeting: string
  earlierMeetings: string
  auditorYear: string
  licences: string
  change: string
  validFrom: string
}

/** Initial values: the saved profile, otherwise facts known from applications. */
export function toValues({ facts, valid_from, licences, suggestion }: Profile): ProfileValues {
  const known = facts ?? suggestion
  const isUnsure = (one: UnsureFact) => facts?.unsure?.includes(one) === true
  return {
    organisation: known.organisation ?? '',
    gst: facts?.gst ?? '',
    turnover: (facts && lastTurnover(facts, valid_from)) ?? '',
    earlierTurnovers: (facts?.year_turnovers ?? [])
      .filter(({ year }) => year !== closedYear())
      .map(({ year, turnover }) => `${year}:${turnover}`)
      .join(' '),
    stateId: known.state_id === null ? '' : String(known.state_id),
    taxAudit: isUnsure('tax_audit') ? unknown : yesNo(facts?.tax_audit),
    advanceTax: isUnsure('advance_tax') ? unknown : (facts?.advance_tax ?? ''),
    deductsTds: isUnsure('deducts_tds') ? unknown : yesNo(facts?.deducts_tds),
    startedOn: known.started_on ?? '',
    directorKycYear: String(facts?.director_kyc_year ?? firstDirectorKycYear),
    also: (facts?.also ?? []).filter((one) => !isUnsure(one)).join(' '),
    unsureAlso: (facts?.also ?? []).filter(isUnsure).join(' '),
    gstRegisteredOn: facts?.gst_registered_on ?? '',
    meeting: facts?.meetings?.at(-1) ?? '',
    earlierMeetings: (facts?.meetings ?? []).join(' '),
    auditorYear: String(facts?.auditor_year ?? ''),
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
    asksMeeting: organisation !== undefined && isCompany(organisation) && organisation !== 'opc',
    circumstances: organisation
      ? askedCircumstances({ organisation, gst: gstSchemes.find((gst) => gst === values.gst) ?? 'none' })
      : [],
  }
}

/**
 * The request body; questions that were not asked get the answer without due dates, and what is not known the one with most
 * of them.
 */
export function toBody(values: ProfileValues): Body {
  const asked = questionsFor(values)
  const { also, unsure } = circumstancesOf(values, asked.circumstances)
  const isOf = <T extends string>(list: readonly T[], value: string) => list.find((item) => item === value)
  return {
    facts: {
      organisation: findOrganisation(values.organisation) ?? 'individual',
      gst: (asked.asksGst && isOf(gstSchemes, values.gst)) || 'none',
      turnover: (asked.asksGstDetails && isOf(turnovers, values.turnover)) || 'up_to_2_crore',
      state_id: asked.asksGstDetails && values.stateId ? Number(values.stateId) : null,
      tax_audit: asked.asksAudit && ['yes', unknown].includes(values.taxAudit),
      advance_tax:
        values.advanceTax === unknown ? 'quarterly' : (isOf(advanceTaxes, values.advanceTax) ?? 'none'),
      deducts_tds: ['yes', unknown].includes(values.deductsTds),
      started_on: values.startedOn || null,
      director_kyc_year:
        asked.asksDirectors && values.directorKycYear ? Number(values.directorKycYear) : null,
      also,
      gst_registered_on: (asked.asksGstDetails && values.gstRegisteredOn) || null,
      meetings: asked.asksMeeting ? meetingsOf(values) : [],
      auditor_year: asked.asksMeeting && values.auditorYear ? Number(values.auditorYear) : null,
      year_turnovers: asked.asksGstDetails ? turnoversOf(values) : [],
      unsure: [
        ...(asked.asksAudit && values.taxAudit === unknown ? (['tax_audit'] as const) : []),
        ...(values.advanceTax === unknown ? (['advance_tax'] as const) : []),
        ...(values.deductsTds === unknown ? (['deducts_tds'] as const) : []),
        ...unsure,
      ],
    },
    licences: readLicences(values.licences),
    valid_from: values.change === 'from' ? values.validFrom : null,
  }
}

/** Calendar year in which the financial year began that ended last. */
export function closedYear(day = todayInIndia()): number {
  return Number(addMonths(monthOf(day), -3).slice(0, 4)) - 1
}

/** What was stated without its year was of the year before: it is not taken for that of a later one. */
function lastTurnover(
  { turnover, year_turnovers = [] }: NonNullable<Profile['facts']>,
  statedOn: string | null,
): string | undefined {
  const ofYear = year_turnovers.find(({ year }) => year === closedYear())?.turnover
  return ofYear ?? (statedOn !== null && closedYear(statedOn) >= closedYear() ? turnover : undefined)
}

/** What is ticked as true is known. */
function circumstancesOf({ also, unsureAlso }: ProfileValues, asked: readonly Circumstance[]) {
  const [known, guessed] = [also, unsureAlso].map((names) => names.split(' '))
  const unsure = asked.filter((one) => guessed?.includes(one) && !known?.includes(one))
  return { also: asked.filter((one) => known?.includes(one) || unsure.includes(one)), unsure }
}

/** One a financial year: a corrected day replaces the one of its year; of ten years at most. */
function meetingsOf({ meeting, earlierMeetings }: ProfileValues): string[] {
  const yearOf = (day: string) => addMonths(monthOf(day), -3).slice(0, 4)
  const earlier = earlierMeetings
    .split(' ')
    .filter((day) => day !== '' && (!meeting || yearOf(day) < yearOf(meeting)))
  const oneAYear = new Map([...earlier, ...(meeting ? [meeting] : [])].map((day) => [yearOf(day), day]))
  return [...oneAYear.values()].slice(-10)
}

function turnoversOf({ turnover, earlierTurnovers }: ProfileValues) {
  const stated = turnover ? [`${closedYear()}:${turnover}`] : []
  return [...earlierTurnovers.split(' '), ...stated]
    .flatMap((text) => {
      const [year, name] = text.split(':')
      const turnover = turnovers.find((one) => one === name)
      return turnover ? [{ year: Number(year), turnover }] : []
    })
    .slice(-10)
}

function findOrganisation(value: string): Organisation | undefined {
  return organisations.find((organisation) => organisation === value)
}

function yesNo(value: boolean | undefined): string {
  if (value === undefined) return ''
  return value ? 'yes' : 'no'
}
