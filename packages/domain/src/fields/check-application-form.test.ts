import { describe, expect, it } from 'vitest'
import { gstinCheckDigit } from '../identifiers/gstin.ts'
import { findStateByGstCode, STATES } from '../identifiers/indian-states.ts'
import { applicationFieldKeys, askedFieldKeys, isApplicationDetail } from './application-field-keys.ts'
import {
  applicationFieldDefinition,
  applicationFields,
  isSecretApplicationField,
} from './application-fields.ts'
import {
  checkApplicationForm,
  type FormValues,
  isFieldAsked,
  listAskedFields,
} from './check-application-form.ts'
import { effectiveInputType } from './effective-input-type.ts'

const asked = {
  required: ['office_state', 'company_pan_number', 'type_of_org', 'gst_radio', 'gst_number', 'male_employed'],
  optional: ['personal_pan', 'business_email', 'state'],
} as const
const right: FormValues = {
  type_of_org: 'partnership',
  company_pan_number: 'AAPFU0939F',
  gst_radio: 'yes',
  gst_number: '27AAPFU0939F1ZV',
  office_state: '21',
  male_employed: '0',
}
const check = (changes: FormValues) =>
  checkApplicationForm(
    { required: [...asked.required], optional: [...asked.optional] },
    { ...right, ...changes },
    '2026-11-22',
  )

const gstinOf = (gstCode: string, pan: string) => {
  const first = `${gstCode}${pan}1Z`
  return first + gstinCheckDigit(first)
}

describe('the table of application fields', () => {
  it('has the 75 fields of the specification, each with words', () => {
    expect(applicationFieldKeys).toHaveLength(75)
    expect(new Set(applicationFieldKeys).size).toBe(75)
    for (const key of askedFieldKeys) {
      const { label } = applicationFields[key]
      expect(label.en).not.toBe('')
    }
    expect(Object.keys(applicationFields).sort()).toEqual([...askedFieldKeys].sort())
  })

  it('makes exactly the three State fields dropdowns of States', () => {
    const states = askedFieldKeys.filter(
      (key) => effectiveInputType(applicationFieldDefinition(key)) === 'state',
    )
    expect(states).toEqual(['state', 'plant_state', 'office_state'])
  })

  it('seals identity numbers and the bank account, and lets only application details change', () => {
    expect(askedFieldKeys.filter(isSecretApplicationField)).toEqual([
      'personal_pan',
      'aadhaar_number',
      'company_pan_number',
      'bank_account_number',
    ])
    expect(isApplicationDetail('validity')).toBe(true)
    expect(isApplicationDetail('address')).toBe(false)
  })

  it('asks in the order of the groups, whatever the order in the service', () => {
    expect(listAskedFields({ required: ['validity', 'type_of_org'], optional: ['city'] })).toEqual([
      'city',
      'type_of_org',
      'validity',
    ])
  })
})

describe('checking a form', () => {
  it('accepts a form that is right, without its optional fields', () => {
    expect(check({})).toEqual([])
  })

  it('names every field that is missing or wrong', () => {
    expect(
      check({ company_pan_number: '', office_state: '37', male_employed: '-1', business_email: 'no' }),
    ).toEqual([
      { key: 'company_pan_number', reason: 'empty' },
      { key: 'office_state', reason: 'not_a_state' },
      { key: 'male_employed', reason: 'negative' },
      { key: 'business_email', reason: 'not_an_email' },
    ])
  })

  it('asks for the GST number only of who has one', () => {
    expect(isFieldAsked('gst_number', { gst_radio: 'no' })).toBe(false)
    expect(check({ gst_radio: 'no', gst_number: '' })).toEqual([])
    expect(check({ gst_radio: 'no', gst_number: 'left over' })).toEqual([])
    expect(check({ gst_number: '' })).toEqual([{ key: 'gst_number', reason: 'empty' }])
  })

  it('refuses as a person’s own the PAN of another kind of holder, and none of an organisation', () => {
    expect(check({ personal_pan: 'AAPFU0939F' })).toEqual([
      { key: 'personal_pan', reason: 'pan_organisation_mismatch' },
    ])
    expect(check({ personal_pan: 'abcpx1234k' })).toEqual([])
    expect(check({ type_of_org: 'private-limited' })).toEqual([])
  })

  it('compares no PAN with a number of GST that is built on none', () => {
    expect(check({ gst_number: '9917SGP29001OST' })).toEqual([])
  })

  it('refuses a GSTIN of another PAN, and compares that of a proprietor with his own', () => {
    const other = gstinOf('27', 'AAPFU0940F')
    expect(check({ gst_number: other })).toEqual([{ key: 'gst_number', reason: 'gstin_pan_mismatch' }])
    const own = {
      personal_pan: 'ABCPX1234K',
      type_of_org: 'proprietorship',
      company_pan_number: 'ABCPX1234K',
    }
    expect(check({ ...own, gst_number: gstinOf('27', 'ABCPX1234K') })).toEqual([])
    expect(check({ ...own, gst_number: right.gst_number ?? '' })).toEqual([
      { key: 'gst_number', reason: 'gstin_pan_mismatch' },
    ])
  })

  it('accepts a GSTIN of exactly the States of the addresses', () => {
    for (const { gstCode } of STATES) {
      const gst_number = gstinOf(gstCode, 'AAPFU0939F')
      const id = String(findStateByGstCode(gstCode)?.id)
      expect(check({ gst_number, office_state: id })).toEqual([])
      const elsewhere = id === '1' ? '2' : '1'
      expect(check({ gst_number, office_state: elsewhere, state: id })).toEqual([])
      expect(check({ gst_number, office_state: elsewhere })).toEqual([
        { key: 'gst_number', reason: 'gstin_state_mismatch' },
      ])
    }
  })
})
