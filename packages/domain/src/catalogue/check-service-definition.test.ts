import { describe, expect, it } from 'vitest'
import { feePricing, service, stage, stagedService, stagedTimeline } from '../testing/service-factory.ts'
import { checkServiceDefinition } from './check-service-definition.ts'
import { ServiceDefinition } from './service-definition.ts'

const text = (en: string) => ({ en, hi: en })
const ask = (id: string) => ({ id, label: text(id), required: true })
const option = (id: string, fee?: string) => ({ id, label: text(id), points: [], ...(fee ? { fee } : {}) })

describe('checkServiceDefinition', () => {
  it('finds nothing in sound definitions, which the schema accepts too', () => {
    for (const sound of [service(), stagedService()]) {
      expect(checkServiceDefinition(sound)).toEqual([])
      expect(ServiceDefinition.parse(sound)).toEqual(sound)
    }
  })

  it('takes the papers of the closed list only', () => {
    const named = (paper: string) =>
      ServiceDefinition.safeParse({
        ...service(),
        documents: [{ id: 'organisation-pan', label: text('PAN card'), paper }],
      })
    expect(named('pan-card').success).toBe(true)
    expect(named('pan-crad').success).toBe(false)
  })

  it.each([
    [
      'information first',
      service({ timeline: [stage('centre', 'a'), stage('information', 'b')] }),
      /begin with information/,
    ],
    [
      'payment then information',
      stagedService({ timeline: [...stagedTimeline()].reverse() }),
      /begin with payment, information/,
    ],
    [
      'one information stage',
      service({ timeline: [stage('information', 'a'), stage('information', 'b')] }),
      /exactly one information/,
    ],
    ['stage pricing for payment stages', stagedService({ pricing: feePricing('1') }), /needs stage pricing/],
    ['payment stages for stage pricing', service({ pricing: { mode: 'stages' } }), /begin with payment/],
    [
      'an amount on payment stages',
      stagedService({ timeline: [stage('payment', 'a'), stage('information', 'b')] }),
      /timeline.a: needs an amount/,
    ],
    [
      'no amount elsewhere',
      service({ timeline: [stage('information', 'a', '5')] }),
      /only payment stages have an amount/,
    ],
    ['no stage named service', service({ timeline: [stage('information', 'service')] }), /reserved/],
    [
      'unique ids',
      service({ timeline: [stage('information', 'a'), stage('centre', 'a')] }),
      /duplicate id a/,
    ],
    ['a fee above zero', service({ pricing: feePricing('0') }), /needs a fee/],
    ['a usable quantity', service({ pricing: feePricing('1', '1', 1) }), /max must be at least 2/],
    [
      'answers that somebody gives to compare documents with',
      service({ documents: [{ id: 'paper', label: text('Paper'), checkAgainst: ['no-such-answer'] }] }),
      /documents.paper.checkAgainst: nothing asks for no-such-answer/,
    ],
    ['subpoints when they are shown', service({ displaySubpoints: true }), /no stage has subpoints/],
    ['the recipients of what is given', service({ recipients: [] }), /recipients: say who receives/],
    [
      'the stage that needs a password',
      service({ fields: [{ id: 'login', label: text('Login'), type: 'password', options: [] }] }),
      /fields.login.neededBy: name the stage of the centre/,
    ],
    [
      'no such stage for anything else',
      service({
        fields: [{ id: 'login', label: text('Login'), type: 'text', options: [], neededBy: 'review' }],
      }),
      /only a password has one/,
    ],
    [
      'why an Aadhaar number is asked',
      service({
        fields: [{ id: 'uid', label: text('Aadhaar'), type: 'text', options: [], identifier: 'aadhaar' }],
      }),
      /aadhaar: say why/,
    ],
    [
      'a voluntary Aadhaar number to be left open',
      service({
        applicationFields: { required: ['aadhaar_number'], optional: [] },
        aadhaar: { why: text('e-KYC'), voluntary: true, instead: text('PAN') },
      }),
      /applicationFields.aadhaar_number: is voluntary/,
    ],
    [
      'options for a select',
      service({ fields: [{ id: 'size', label: text('Size'), type: 'select', options: [] }] }),
      /fields.size: needs options/,
    ],
    [
      'no options for a text',
      service({
        fields: [
          { id: 'size', label: text('Size'), type: 'text', options: [{ value: 'a', label: text('A') }] },
        ],
      }),
      /a text field has no options/,
    ],
    [
      'no choice that would become a state dropdown',
      service({
        fields: [
          {
            id: 'size',
            label: text('State of repair'),
            type: 'select',
            options: [{ value: 'a', label: text('A') }],
          },
        ],
      }),
      /options never show/,
    ],
    [
      'a fee on every leaf',
      service({
        pricing: {
          mode: 'choice',
          form: {
            title: { primaryTitle: text('Type'), subTitle: text('Size') },
            options: [{ ...option('a'), subOptions: [{ ...option('b'), nestedOptions: [] }] }],
          },
        },
      }),
      /options.a.b: needs a fee/,
    ],
    [
      'no fee that never applies, and titles for the levels',
      service({
        pricing: {
          mode: 'choice',
          form: {
            title: { primaryTitle: text('Type') },
            options: [{ ...option('a', '5'), subOptions: [{ ...option('b', '5'), nestedOptions: [] }] }],
          },
        },
      }),
      /never applies[\s\S]*subTitle is missing/,
    ],
    [
      'the day on which an official fee was seen',
      service({
        officialFee: { rupees: 500, source: 'https://authority.example', freeWay: text('Go there') },
      }),
      /officialFee: an amount has the day/,
    ],
    [
      'numbers whose example is written as their pattern wants',
      service({
        timeline: [
          stage('information', 'information'),
          {
            ...stage('centre', 'filing'),
            asks: [
              {
                ...ask('number'),
                kind: 'reference',
                portal: 'sidh',
                pattern: 'TC[0-9]{6}',
                example: 'TC12345',
                visible: false,
              },
            ],
          },
        ],
      }),
      /needs an example that its pattern takes/,
    ],
    [
      'numbers whose pattern can be read, one file a stage, and deliverables that there are',
      service({
        timeline: [
          stage('information', 'information'),
          {
            ...stage('centre', 'filing'),
            asks: [
              {
                ...ask('number'),
                kind: 'reference',
                portal: 'sidh',
                pattern: '(',
                visible: false,
              },
              { ...ask('paper'), kind: 'file', visible: false },
              { ...ask('letter'), kind: 'file', visible: false },
              { ...ask('certificate'), kind: 'deliverable', deliverable: 'none' },
            ],
          },
        ],
      }),
      /more than one file[\s\S]*no regular expression[\s\S]*no deliverable has this id/,
    ],
    [
      'one document of a paper, under no other paper’s id',
      service({
        documents: [
          { id: 'pan-card', label: text('PAN card') },
          { id: 'gst-certificate', label: text('GST'), paper: 'pan-card' },
        ],
      }),
      /gst-certificate.paper: the id is that of another paper\n.*gst-certificate.paper: another document is the same paper$/,
    ],
    [
      'units of which a document has one each, and whose paper that is',
      service({
        pricing: feePricing('1'),
        documents: [{ id: 'photos', label: text('Photos'), perUnit: true }],
      }),
      /photos.perUnit: the price counts no units\n.*photos.perUnit: name the paper/,
    ],
    [
      'a short title where the title is too long for an SMS',
      service({ title: text('Readiness Check of a Training Centre') }),
      /shortTitle: is missing, and title.en has[\s\S]*title.hi has more than 30 characters/,
    ],
    [
      'a short title where the title is too long in one language only',
      service({ title: { en: 'Readiness Check', hi: 'प्रशिक्षण केंद्र की तैयारी की जाँच' } }),
      /^shortTitle: is missing, and title.hi has more than 30 characters$/,
    ],
    [
      'a short title that an SMS takes',
      service({ shortTitle: { en: 'Check', hi: 'प्रशिक्षण केंद्र की तैयारी की जाँच' } }),
      /^shortTitle.hi: has more than 30 characters$/,
    ],
  ])('asks for %s', (_name, definition, violation) => {
    expect(checkServiceDefinition(definition).join('\n')).toMatch(violation)
  })
})
