import type {
  NetPrice,
  Pricing,
  ServiceDefinition,
  StageDefinition,
} from '../catalogue/service-definition.ts'

const text = (en: string) => ({ en, hi: en })

/** Stage whose title is its id. */
export function stage(kind: StageDefinition['kind'], id: string, amount?: NetPrice): StageDefinition {
  return {
    id,
    kind,
    title: text(id),
    description: text(`About ${id}`),
    ...(amount === undefined ? {} : { amount }),
    subpoints: [],
  }
}

export const regularTimeline = [
  stage('information', 'documents'),
  stage('centre', 'review'),
  stage('department', 'decision'),
]

/** Initial payment, information, review, second payment, decision. */
export function stagedTimeline(...[first = '8474.576', second = '4237.288', third]: NetPrice[]) {
  return [
    stage('payment', 'first-fee', first),
    stage('information', 'documents'),
    stage('centre', 'review'),
    stage('payment', 'second-fee', second),
    stage('department', 'decision'),
    ...(third === undefined ? [] : [stage('payment', 'third-fee', third)]),
  ]
}

export function feePricing(fee: NetPrice, perExtraUnit?: NetPrice, max = 50): Pricing {
  return perExtraUnit === undefined
    ? { mode: 'fee', fee }
    : { mode: 'fee', fee, quantity: { label: text('Number of Job Roles'), perExtraUnit, max } }
}

/** Valid service: one document, two fields, one extra item, a flat fee. */
export function service(changes: Partial<ServiceDefinition> = {}): ServiceDefinition {
  return {
    slug: 'tc-registration',
    version: 1,
    code: 'TCR',
    typeOfRegistration: 'TC Registration',
    sac: '998399',
    category: 'skill',
    title: text('TC Registration'),
    summary: text('Summary'),
    description: text('Description'),
    points: [],
    pricing: feePricing('12711.8644', '12711.8644'),
    recipients: [
      { id: 'office', name: text('The department'), kind: 'department', purpose: text('To decide') },
    ],
    displaySubpoints: false,
    documents: [{ id: 'pan-card', label: text('PAN card') }],
    fields: [
      { id: 'head', label: text('Head of centre'), type: 'text', options: [] },
      { id: 'seats', label: text('Seats'), type: 'number', options: [] },
    ],
    extraInfo: [{ id: 'sector', title: text('Sector') }],
    timeline: regularTimeline,
    ...changes,
  }
}

/** Valid service paid in two stages. */
export function stagedService(changes: Partial<ServiceDefinition> = {}): ServiceDefinition {
  return service({ pricing: { mode: 'stages' }, timeline: stagedTimeline(), ...changes })
}
