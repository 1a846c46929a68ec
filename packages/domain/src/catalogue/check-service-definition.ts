import { applicationFields } from '../fields/application-fields.ts'
import { effectiveInputType } from '../fields/effective-input-type.ts'
import type { FieldDefinition } from '../fields/field-definition.ts'
import { checkPapers } from './check-papers.ts'
import { SERVICE_ITEM } from './payment-item.ts'
import type { DynamicForm, ExtraItemDefinition, NetPrice, ServiceDefinition } from './service-definition.ts'
import type { StaffAsk } from './staff-ask.ts'

const CHOICE_TYPES: readonly string[] = ['select', 'radio', 'checkbox']

function isPositive(price: NetPrice | undefined): boolean {
  return price !== undefined && /[1-9]/.test(price)
}

function checkUniqueIds(where: string, items: readonly { id: string }[]): string[] {
  const ids = items.map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${where}: duplicate id ${id}`)
}

function checkTimelineOrder({ timeline, pricing }: ServiceDefinition): string[] {
  const order = pricing.mode === 'stages' ? ['payment', 'information'] : ['information']
  const found = timeline.slice(0, order.length).map(({ kind }) => kind)
  const violations: string[] = []
  if (found.join() !== order.join()) violations.push(`timeline: must begin with ${order.join(', ')}`)
  if (timeline.filter(({ kind }) => kind === 'information').length !== 1) {
    violations.push('timeline: must have exactly one information stage')
  }
  // Completion issues the invoice, and only a payment or an act of staff triggers it.
  if (timeline.at(-1)?.kind === 'information') {
    violations.push('timeline: must not end with the information stage')
  }
  return violations
}

function checkStages({ timeline, pricing, displaySubpoints }: ServiceDefinition): string[] {
  const violations = timeline.flatMap((stage) => {
    const where = `timeline.${stage.id}`
    const points = stage.subpoints.map(({ point }) => ({ id: point.en }))
    return [
      ...(stage.id === SERVICE_ITEM ? [`${where}: the id "${SERVICE_ITEM}" is reserved`] : []),
      ...(stage.kind === 'payment' && pricing.mode !== 'stages'
        ? [`${where}: a payment stage needs stage pricing`]
        : []),
      ...(stage.kind === 'payment' && !isPositive(stage.amount) ? [`${where}: needs an amount`] : []),
      ...(stage.kind !== 'payment' && stage.amount !== undefined
        ? [`${where}: only payment stages have an amount`]
        : []),
      ...(stage.kind !== 'centre' && stage.target !== undefined
        ? [`${where}: only a stage of the centre has a target`]
        : []),
      ...checkUniqueIds(`${where}.subpoints`, points),
    ]
  })
  const shown = timeline.some(({ subpoints }) => subpoints.length > 0)
  if (displaySubpoints && !shown) violations.push('displaySubpoints: no stage has subpoints')
  return violations
}

function checkAsks({ timeline, deliverables = [] }: ServiceDefinition): string[] {
  return timeline.flatMap(({ id, kind, asks = [] }) => {
    const where = `timeline.${id}.asks`
    const files = asks.filter((ask) => ask.kind === 'file')
    return [
      ...(asks.length > 0 && (kind === 'payment' || kind === 'information')
        ? [`${where}: staff complete stages of the centre and of the department only`]
        : []),
      // The completion comes with one file.
      ...(files.length > 1 ? [`${where}: has more than one file`] : []),
      ...asks.flatMap((ask) => {
        if (ask.kind === 'reference') return checkPattern(`${where}.${ask.id}`, ask)
        const isKnown = ask.kind !== 'deliverable' || deliverables.some((one) => one.id === ask.deliverable)
        return isKnown ? [] : [`${where}.${ask.id}: no deliverable has this id`]
      }),
      ...checkUniqueIds(where, asks),
    ]
  })
}

function checkPattern(
  where: string,
  { pattern, example }: Extract<StaffAsk, { kind: 'reference' }>,
): string[] {
  if (pattern === undefined) return []
  try {
    const isShown = new RegExp(`^(?:${pattern})$`, 'u').test(example ?? '')
    return isShown ? [] : [`${where}: needs an example that its pattern takes`]
  } catch {
    return [`${where}: the pattern is no regular expression`]
  }
}

/** An amount without the day on which it was seen ages unnoticed. */
function checkOfficialFee({ officialFee: fee }: ServiceDefinition): string[] {
  if (!fee || (fee.rupees === null) === (fee.seenOn === undefined)) return []
  return ['officialFee: an amount has the day on which it was seen, and no other has one']
}

function checkRetention({ timeline }: ServiceDefinition): string[] {
  const steps = timeline.flatMap(({ id, kind, keeps }) => (keeps === undefined ? [] : [{ id, kind, keeps }]))
  return steps.flatMap(({ id, kind, keeps }, index) => [
    ...(kind === 'centre' || kind === 'department'
      ? []
      : [`timeline.${id}: only what is done can be kept for`]),
    ...(keeps < (steps[index - 1]?.keeps ?? 0) ? [`timeline.${id}: keeps less than an earlier stage`] : []),
  ])
}

function checkFee(where: string, fee: NetPrice | undefined, isLeaf: boolean): string[] {
  if (isLeaf) return isPositive(fee) ? [] : [`${where}: needs a fee`]
  return fee === undefined ? [] : [`${where}: the fee never applies, a deeper level decides`]
}

function checkForm({ title, options }: DynamicForm): string[] {
  const violations = checkUniqueIds('options', options)
  for (const primary of options) {
    const where = `options.${primary.id}`
    violations.push(...checkFee(where, primary.fee, primary.subOptions.length === 0))
    violations.push(...checkUniqueIds(where, primary.subOptions))
    for (const sub of primary.subOptions) {
      violations.push(...checkFee(`${where}.${sub.id}`, sub.fee, sub.nestedOptions.length === 0))
      violations.push(...checkUniqueIds(`${where}.${sub.id}`, sub.nestedOptions))
      for (const nested of sub.nestedOptions) {
        violations.push(...checkFee(`${where}.${sub.id}.${nested.id}`, nested.fee, true))
      }
    }
  }
  const subs = options.flatMap(({ subOptions }) => subOptions)
  if (subs.length > 0 && !title.subTitle) violations.push('title: subTitle is missing')
  if (subs.some((sub) => sub.nestedOptions.length > 0) && !title.nestedTitle) {
    violations.push('title: nestedTitle is missing')
  }
  return violations
}

function checkPricing({ pricing }: ServiceDefinition): string[] {
  switch (pricing.mode) {
    case 'stages':
      return []
    case 'choice':
      return checkForm(pricing.form).map((violation) => `pricing.form.${violation}`)
    case 'fee':
      return [
        ...(isPositive(pricing.fee) ? [] : ['pricing: needs a fee']),
        ...(pricing.quantity && pricing.quantity.max < 2 ? ['pricing.quantity: max must be at least 2'] : []),
      ]
  }
}

/** A password without the stage that needs it would be asked at once and kept until the end. */
function checkPasswords({ fields, timeline }: ServiceDefinition): string[] {
  return fields.flatMap(({ id, type, neededBy }) => {
    const where = `fields.${id}.neededBy`
    if (type !== 'password') return neededBy === undefined ? [] : [`${where}: only a password has one`]
    const stage = timeline.find((candidate) => candidate.id === neededBy)
    return stage?.kind === 'centre' ? [] : [`${where}: name the stage of the centre that needs the password`]
  })
}

/** Rule 3 of the DPDP Rules: who asks for data says who receives it. */
function checkRecipients({
  documents,
  fields,
  applicationFields,
  recipients = [],
}: ServiceDefinition): string[] {
  const asks = documents.length + fields.length > 0 || applicationFields !== undefined
  return asks && recipients.length === 0 ? ['recipients: say who receives what the customer gives'] : []
}

function checkAadhaar({ fields, applicationFields: asked, aadhaar }: ServiceDefinition): string[] {
  const own = fields.filter(({ identifier }) => identifier === 'aadhaar')
  const isRequired = asked?.required.includes('aadhaar_number') ?? false
  const isAsked = own.length > 0 || isRequired || (asked?.optional.includes('aadhaar_number') ?? false)
  if (isAsked !== (aadhaar !== undefined)) {
    return ['aadhaar: say why it is asked, and only where it is asked']
  }
  const required = [
    ...own.filter(({ optional }) => !optional).map(({ id }) => `fields.${id}`),
    ...(isRequired ? ['applicationFields.aadhaar_number'] : []),
  ]
  return aadhaar?.voluntary ? required.map((where) => `${where}: is voluntary, so it is not required`) : []
}

function checkField(field: FieldDefinition): string[] {
  const where = `fields.${field.id}`
  const isChoice = CHOICE_TYPES.includes(field.type)
  const values = field.options.map(({ value }) => ({ id: value }))
  return [
    ...(isChoice && values.length === 0 ? [`${where}: needs options`] : []),
    ...(!isChoice && values.length > 0 ? [`${where}: a ${field.type} field has no options`] : []),
    ...(isChoice && effectiveInputType(field) === 'state'
      ? [`${where}: mentions "state", so it is a state dropdown and its options never show`]
      : []),
    ...(field.dates && field.type !== 'date' ? [`${where}: only a date has bounds`] : []),
    ...checkUniqueIds(`${where}.options`, values),
  ]
}

function checkExtraItem({ id, type, options = [] }: ExtraItemDefinition): string[] {
  const where = `extraInfo.${id}`
  return [
    ...(type === 'select' && options.length === 0 ? [`${where}: needs options`] : []),
    ...(type !== 'select' && options.length > 0 ? [`${where}: only a select has options`] : []),
    ...checkUniqueIds(
      `${where}.options`,
      options.map(({ value }) => ({ id: value })),
    ),
  ]
}

function checkApplicationFields({ applicationFields: asked }: ServiceDefinition): string[] {
  if (!asked) return []
  const keys = [...asked.required, ...asked.optional]
  const conditional = keys.flatMap((key) => {
    const { onlyIf } = applicationFields[key]
    return onlyIf && !keys.includes(onlyIf.key)
      ? [`applicationFields.${key}: is asked for only with ${onlyIf.key}, which is missing`]
      : []
  })
  return [
    ...conditional,
    ...checkUniqueIds(
      'applicationFields',
      keys.map((id) => ({ id })),
    ),
  ]
}

function checkComparisons({
  documents,
  fields,
  extraInfo,
  applicationFields: asked,
}: ServiceDefinition): string[] {
  const known = new Set<string>([
    ...[...fields, ...extraInfo].map(({ id }) => id),
    ...(asked ? [...asked.required, ...asked.optional] : []),
  ])
  return documents.flatMap(({ id, checkAgainst = [] }) => [
    ...checkAgainst
      .filter((answer) => !known.has(answer))
      .map((answer) => `documents.${id}.checkAgainst: nothing asks for ${answer}`),
    ...checkUniqueIds(
      `documents.${id}.checkAgainst`,
      checkAgainst.map((answer) => ({ id: answer })),
    ),
  ])
}

/** The operators' limit of an SMS parameter. */
const LONGEST_SHORT_TITLE = 30

function checkShortTitle({ title, shortTitle }: ServiceDefinition): string[] {
  const tooLong = Object.entries(shortTitle ?? title)
    .filter(([, text]) => text.length > LONGEST_SHORT_TITLE)
    .map(([language]) => language)
  const problem = `has more than ${LONGEST_SHORT_TITLE} characters`
  return tooLong.map((language) =>
    shortTitle
      ? `shortTitle.${language}: ${problem}`
      : `shortTitle: is missing, and title.${language} ${problem}`,
  )
}

/**
 * Semantic validation beyond the schema: violations as sentences for the authors of data files, empty if valid.
 * Timeline, quote and DI-03 rely on these invariants.
 */
export function checkServiceDefinition(service: ServiceDefinition): string[] {
  return [
    ...checkTimelineOrder(service),
    ...checkStages(service),
    ...checkAsks(service),
    ...checkRetention(service),
    ...checkOfficialFee(service),
    ...checkPricing(service),
    ...service.fields.flatMap(checkField),
    ...checkPasswords(service),
    ...checkRecipients(service),
    ...checkAadhaar(service),
    ...checkApplicationFields(service),
    ...checkShortTitle(service),
    ...checkUniqueIds('timeline', service.timeline),
    ...checkUniqueIds('documents', service.documents),
    ...checkPapers(service),
    ...checkComparisons(service),
    ...checkUniqueIds('fields', service.fields),
    ...checkUniqueIds('extraInfo', service.extraInfo),
    ...service.extraInfo.flatMap(checkExtraItem),
    ...checkUniqueIds('deliverables', service.deliverables ?? []),
    ...checkUniqueIds('recipients', service.recipients ?? []),
  ]
}
