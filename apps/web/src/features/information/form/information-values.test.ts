import { beforeEach, describe, expect, it } from 'vitest'
import { extraItem } from '../../../testing/asked-items.ts'
import { makeServiceApplication } from '../../../testing/make-service-application.ts'
import { readDraft, saveDraft } from './information-draft.ts'
import { asKept, filledIn, findDoubts, findWrongFields, givenItems } from './information-values.ts'

const field = (field_id: string, input_type = 'text', identifier: string | null = null) => ({
  field_id,
  label: field_id,
  field_title: field_id,
  help: '',
  input_type,
  options: [],
  identifier,
})

const application = makeServiceApplication({
  fieldList: [
    field('centre-name'),
    field('centre-pin', 'text', 'pin'),
    field('tp-password', 'password'),
    field('aadhaar', 'text', 'aadhaar'),
    field('given'),
  ],
  submittedFields: [{ field_id: 'given', value: 'already' }],
  extra_info: [
    extraItem('job-roles', 'Job roles'),
    extraItem('sent', 'Sent', { value: 'x', submitted: true, is_submit: true }),
  ],
})

describe('what is submitted', () => {
  it('[DI-06] empty values are dropped, and what is already submitted stays as it is', () => {
    const values = {
      fields: { 'centre-name': 'Kulkarni Academy', 'centre-pin': '  ', given: 'changed' },
      extra_info: { 'job-roles': '', sent: 'changed' },
    }
    expect(filledIn(application, values)).toEqual({
      fields: [{ field_id: 'centre-name', value: 'Kulkarni Academy' }],
      extra_info: [],
    })
  })

  it('passwords and identity numbers are told to the audit as secrets', () => {
    const fields = { 'centre-name': 'Kulkarni Academy', 'tp-password': 'hush', aadhaar: '234123412346' }
    const filled = filledIn(application, { fields, extra_info: {} })
    const secret = givenItems(application, filled).filter(({ isSecret }) => isSecret)
    expect(secret.map(({ field_id }) => field_id)).toEqual(['tp-password', 'aadhaar'])
  })

  it('is read before it is final as it will be kept', () => {
    expect(asKept(field('pan', 'text', 'pan'), ' abcpk 1234-k')).toBe('ABCPK1234K')
    expect(asKept(field('ifsc', 'text', 'ifsc'), 'hdfc0001234')).toBe('HDFC0001234')
    expect(asKept(field('name'), 'Asha')).toBe('Asha')
    expect(asKept(field('topics', 'checkbox'), 'x')).toBe('x')
  })

  it('names the values that the server would refuse, but no empty ones', () => {
    const wrong = findWrongFields(application, {
      fields: { 'centre-pin': '12', 'centre-name': '', aadhaar: '234123412347' },
      extra_info: {},
    })
    expect(wrong).toMatchObject([
      { id: 'centre-pin', reason: 'pin_format' },
      { id: 'aadhaar', reason: 'aadhaar_check_digit' },
    ])
  })
})

it('doubts a PAN that does not fit the type of organisation, and refuses nothing', () => {
  const asked = makeServiceApplication({
    fieldList: [
      { ...field('org-type', 'select'), same_as: 'type_of_org' },
      { ...field('org-pan', 'text', 'pan'), same_as: 'company_pan_number' },
      { ...field('sent', 'text', 'pan'), same_as: 'personal_pan' },
    ],
    submittedFields: [{ field_id: 'sent', value: 'AAPCU0939F' }],
  })
  const doubtsOf = (type: string, pan: string) => [...findDoubts(asked, { 'org-type': type, 'org-pan': pan })]
  expect(doubtsOf('proprietorship', 'AAPCU0939F')).toEqual([['org-pan', 'pan_organisation_mismatch']])
  expect(doubtsOf('proprietorship', 'AAPPU0939F')).toEqual([])
  expect(doubtsOf('company', 'AAPCU0939F')).toEqual([])
  expect(doubtsOf('', 'AAPCU0939F')).toEqual([])
  const wrong = findWrongFields(asked, { fields: { 'org-pan': 'AAPCU0939F' }, extra_info: {} })
  expect(wrong).toEqual([])
})

it('doubts a PIN code that is not in the State asked for before it, and a GSTIN of another State', () => {
  const asked = makeServiceApplication({
    fieldList: [
      { ...field('gstin', 'text', 'gstin'), same_as: 'gst_number' },
      { ...field('office-state', 'state'), same_as: 'office_state' },
      field('centre-state', 'state'),
      field('centre-pin', 'text', 'pin'),
    ],
  })
  const doubtsOf = (fields: Record<string, string>) => [...findDoubts(asked, fields)]
  expect(doubtsOf({ 'centre-state': '21', 'centre-pin': '560001' })).toEqual([
    ['centre-pin', 'pin_state_mismatch'],
  ])
  expect(doubtsOf({ 'centre-state': '21', 'centre-pin': '411030' })).toEqual([])
  expect(doubtsOf({ 'centre-pin': '560001' })).toEqual([])
  const gstin = '27AAPFU0939F1ZV'
  expect(doubtsOf({ gstin, 'office-state': '16' })).toEqual([['gstin', 'gstin_state_mismatch']])
  expect(doubtsOf({ gstin, 'office-state': '21' })).toEqual([])
})

describe('the draft', () => {
  beforeEach(() => sessionStorage.clear())

  it('survives a reload, without passwords, identity numbers and what is submitted', () => {
    saveDraft(application, {
      fields: {
        'centre-name': 'Kulkarni',
        'tp-password': 'secret-password',
        aadhaar: '234123412346',
        given: 'again',
      },
      extra_info: { 'job-roles': 'Tailor' },
    })
    expect(readDraft(application)).toEqual({
      fields: { 'centre-name': 'Kulkarni' },
      extra_info: { 'job-roles': 'Tailor' },
    })
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret-password|234123412346/)
  })

  it('begins empty where what was stored cannot be read', () => {
    saveDraft(application, { fields: { 'centre-name': 'x' }, extra_info: {} })
    for (const key of Object.keys({ ...sessionStorage })) sessionStorage.setItem(key, '{"fields":7}')
    expect(readDraft(application)).toEqual({ fields: {}, extra_info: {} })
  })
})
