import { join } from 'node:path'
import {
  effectiveInputType,
  FieldType,
  IdentifierKind,
  type PrimaryOption,
  quotePrice,
  type Selection,
} from '@sanad/domain'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from './read-catalogue.ts'

const services = await readCatalogue(join(import.meta.dirname, '../../../../../catalogue'))
const fields = services.flatMap((service) => service.fields)

function getService(slug: string) {
  const service = services.find((candidate) => candidate.slug === slug)
  if (!service) throw new Error(`no service ${slug}`)
  return service
}

function quote(slug: string, selection: Selection = { primary: null, sub: null, nested: null }) {
  const outcome = quotePrice({
    service: getService(slug),
    quantity: 1,
    selection,
    stateId: 21,
    homeStateId: 21,
    unusedDiscount: '0',
    settled: [],
    scope: 'full',
  })
  return outcome.ok ? outcome.quote.total : outcome.reason
}

function listSelections(options: PrimaryOption[]): Selection[] {
  return options.flatMap(({ id: primary, subOptions }): Selection[] => {
    if (subOptions.length === 0) return [{ primary, sub: null, nested: null }]
    return subOptions.flatMap(({ id: sub, nestedOptions }): Selection[] => {
      if (nestedOptions.length === 0) return [{ primary, sub, nested: null }]
      return nestedOptions.map(({ id: nested }) => ({ primary, sub, nested }))
    })
  })
}

/** Every text of a service as [path, English, Hindi]. */
function listTexts(value: unknown, path: string): [path: string, en: string, hi: string][] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'hi' in value) return [[path, String(value.en), String(value.hi)]]
  return Object.entries(value).flatMap(([key, member]) => listTexts(member, `${path}.${key}`))
}

describe('the catalogue', () => {
  it.each(FieldType.options)('asks for a field of type %s somewhere', (type) => {
    expect(fields.map((field) => field.type)).toContain(type)
  })

  it('applies every identifier rule but those of public registers, which no service asks for yet', () => {
    const asked = new Set(fields.map((field) => field.identifier))
    expect(IdentifierKind.options.filter((kind) => !asked.has(kind))).toEqual([
      'cin',
      'llpin',
      'tan',
      'udyam',
      'fssai',
      'din',
    ])
  })

  it('shows every way to a price', () => {
    expect(services.map(({ slug, pricing }) => [slug, pricing.mode])).toEqual([
      ['nsdc-affiliation', 'choice'],
      ['readiness-check', 'fee'],
      ['skill-india', 'fee'],
      ['ssc-affiliation', 'fee'],
      ['tc-registration', 'fee'],
      ['tot-toa', 'fee'],
      ['tp-registration', 'stages'],
    ])
  })

  it('counts units where the specification does, with its words and amounts', () => {
    const quantities = services.flatMap(({ slug, pricing }) =>
      pricing.mode === 'fee' && pricing.quantity
        ? [[slug, pricing.fee, pricing.quantity.perExtraUnit, pricing.quantity.label.en]]
        : [],
    )
    expect(quantities).toEqual([
      ['ssc-affiliation', '29661.01', '29661.01', 'Number of SSC Affiliations'],
      ['tc-registration', '12711.8644', '12711.8644', 'Number of Job Roles'],
      ['tot-toa', '8474.576', '8474.576', 'Number of Trainer'],
    ])
  })

  it('costs whole hundreds of rupees with tax, whatever is chosen', () => {
    const { pricing } = getService('nsdc-affiliation')
    const selections = pricing.mode === 'choice' ? listSelections(pricing.form.options) : []
    expect(selections.length).toBeGreaterThan(6)
    const totals = [
      ...[
        'readiness-check',
        'skill-india',
        'ssc-affiliation',
        'tc-registration',
        'tot-toa',
        'tp-registration',
      ].map((slug) => quote(slug)),
      ...selections.map((selection) => quote('nsdc-affiliation', selection)),
    ]
    expect(totals.filter((total) => typeof total !== 'number' || total % 100 !== 0)).toEqual([])
  })

  it('offers a choice that ends on each of the three levels', () => {
    const { pricing } = getService('nsdc-affiliation')
    const form = pricing.mode === 'choice' ? pricing.form : undefined
    const selections = form ? listSelections(form.options) : []
    const depths = selections.map(({ sub, nested }) => (nested ? 3 : sub ? 2 : 1))
    expect(new Set(depths)).toEqual(new Set([1, 2, 3]))
    expect(form?.title.subTitle).toBeDefined()
    expect(form?.title.nestedTitle).toBeDefined()
  })

  it('keeps every other optional part in use and also left out', () => {
    const count = (has: (service: (typeof services)[number]) => boolean) => services.filter(has).length
    expect(count(({ note }) => note === undefined)).toBeGreaterThanOrEqual(1)
    expect(count(({ note }) => note !== undefined)).toBeGreaterThanOrEqual(2)
    expect(count(({ extraInfo }) => extraInfo.length > 0)).toBeGreaterThanOrEqual(2)
    expect(count(({ displaySubpoints }) => !displaySubpoints)).toBeGreaterThanOrEqual(1)
    expect(
      count(
        (service) => service.displaySubpoints && service.timeline.some((stage) => stage.subpoints.length > 0),
      ),
    ).toBeGreaterThanOrEqual(1)
  })

  it('asks a person on a phone for little and shows a timeline that fits a screen', () => {
    for (const { slug, documents, fields: asked, timeline } of services) {
      expect(documents.length, slug).toBeLessThanOrEqual(7)
      expect(asked.length, slug).toBeLessThanOrEqual(12)
      expect(timeline.length, slug).toBeLessThanOrEqual(7)
    }
  })

  it('mentions a state only in fields that are a state dropdown', () => {
    const mistaken = fields.filter((field) => effectiveInputType(field) !== field.type)
    expect(mistaken).toEqual([])
  })

  it('speaks Hindi in Hindi and English in English', () => {
    const texts = services.flatMap((service) => listTexts(service, service.slug))
    expect(texts.length).toBeGreaterThan(400)
    expect(texts.filter(([, en, hi]) => /[\u0900-\u097f]/.test(en) || !/[\u0900-\u097f]/.test(hi))).toEqual(
      [],
    )
  })
})

it('a number that a service of ours gives is one that a service gives', () => {
  const given = services.flatMap(({ deliverables, timeline }) => [
    ...(deliverables?.map(({ id }) => id) ?? []),
    ...timeline.flatMap(({ asks }) => asks?.map(({ id }) => id) ?? []),
  ])
  const issued = fields.flatMap(({ issuedAs }) => issuedAs ?? [])
  expect(issued.length).toBeGreaterThan(0)
  for (const id of issued) expect(given).toContain(id)
})
