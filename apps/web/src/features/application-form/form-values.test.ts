import type { ApplicationForm, FormField } from '@sanad/contracts'
import { describe, expect, it } from 'vitest'
import { makeFormField } from '../../testing/make-application-form.ts'
import {
  findDoubts,
  findProblems,
  initialValues,
  listFields,
  submission,
  visibleFields,
  withOwnersPan,
} from './form-values.ts'

function field({ field_id, ...more }: Partial<FormField> & { field_id: string }): FormField {
  return makeFormField(field_id, field_id, more)
}

const gstNumber = field({
  field_id: 'gst_number',
  identifier: 'gstin',
  only_if: { field_id: 'gst_radio', value: 'yes' },
})
const fields = [
  field({ field_id: 'city' }),
  field({ field_id: 'company_pan_number', identifier: 'pan', secret: true }),
  field({ field_id: 'gst_radio' }),
  gstNumber,
  field({ field_id: 'email', asked: false, read_only: true, value: 'a••••@example.in' }),
]
const right = {
  city: 'Pune',
  company_pan_number: 'AAPFU0939F',
  gst_radio: 'yes',
  gst_number: '27AAPFU0939F1ZV',
  email: 'a••••@example.in',
}

const formOf = (of: FormField[], draft: ApplicationForm['draft'] = null) => ({
  groups: [{ group: 'user' as const, fields: of }],
  draft,
})

it('begins with what is stored, over it the draft, over that what was typed here last', () => {
  const draft = { values: { city: 'Nashik', gst_radio: 'no' }, saved_at: '2026-01-01T00:00:00.000Z' }
  const stored = [field({ field_id: 'city', value: 'Pune' }), field({ field_id: 'gst_radio' })]
  expect(initialValues(formOf(stored))).toEqual({ city: 'Pune', gst_radio: '' })
  expect(initialValues(formOf(stored, draft))).toEqual({ city: 'Nashik', gst_radio: 'no' })
  expect(initialValues(formOf(stored, draft), { city: 'Satara' })).toEqual({
    city: 'Satara',
    gst_radio: 'no',
  })
  const fixed = [field({ field_id: 'city', value: 'Pune', read_only: true })]
  expect(initialValues(formOf(fixed, draft), { city: 'Satara' })).toEqual({ city: 'Pune' })
})

describe('which fields are asked for', () => {
  it('a GST number only of who has one, and never what comes from elsewhere', () => {
    const shown = (gst_radio: string) => visibleFields(fields, { ...right, gst_radio }).map((f) => f.field_id)
    expect(shown('no')).toEqual(['city', 'company_pan_number', 'gst_radio'])
    expect(shown('yes')).toEqual(['city', 'company_pan_number', 'gst_radio', 'gst_number'])
    expect(listFields(formOf(fields).groups)).toHaveLength(5)
  })

  it('sends what is asked for, open and filled in', () => {
    const values = { ...right, city: ' Pune ', gst_radio: 'no' }
    expect(submission(fields, values)).toEqual({
      city: 'Pune',
      company_pan_number: 'AAPFU0939F',
      gst_radio: 'no',
    })
  })
})

describe('what is wrong', () => {
  it('nothing where all is right', () => expect(findProblems(fields, right)).toEqual([]))

  it('what is missing, what is no value, and what does not fit together', () => {
    expect(findProblems(fields, { ...right, city: ' ', gst_number: 'no' })).toEqual([
      { fieldId: 'city', reason: 'empty' },
      { fieldId: 'gst_number', reason: 'gstin_format' },
    ])
    expect(findProblems(fields, { ...right, company_pan_number: 'AAPFU0940F' })).toEqual([
      { fieldId: 'gst_number', reason: 'gstin_pan_mismatch' },
    ])
  })

  it('a value that another answer has hidden is no problem', () => {
    expect(findProblems(fields, { ...right, gst_radio: 'no', gst_number: 'left over' })).toEqual([])
  })

  it('a secret that is stored is here as its mask, and not compared', () => {
    const stored = fields.map((f) => (f.secret ? { ...f, read_only: true } : f))
    const values = { ...right, company_pan_number: 'AAPFU••••F' }
    expect(findProblems(stored, values)).toEqual([])
  })
})

it('a PAN that does not fit the name is doubted where it can still be changed, and is no problem', () => {
  const pan = field({ field_id: 'personal_pan', identifier: 'pan', secret: true })
  const values = { personal_pan: 'ABCPX1234K', name_of_person: 'Asha Patil' }
  expect(findDoubts([pan], values)).toEqual([{ key: 'personal_pan', doubt: 'pan_name_mismatch' }])
  expect(findProblems([pan], values)).toEqual([])
  expect(findDoubts([{ ...pan, read_only: true }], values)).toEqual([])
})

it('a proprietorship is not asked twice for the PAN of its owner; what it copied goes with another type', () => {
  const own = { type_of_org: 'proprietorship', personal_pan: 'ABCPX1234K', company_pan_number: '' }
  const filled = { ...own, company_pan_number: 'ABCPX1234K' }
  expect(withOwnersPan(own)).toEqual(filled)
  expect(withOwnersPan({ ...filled, personal_pan: '' })).toEqual(filled)
  expect(withOwnersPan({ ...filled, type_of_org: 'llp' })).toEqual({ ...own, type_of_org: 'llp' })
  for (const kept of [
    { ...own, type_of_org: 'llp' },
    { ...own, type_of_org: '' },
    { ...own, personal_pan: 'ABCPX••••K' },
    { ...own, personal_pan: 'AAPFU0939F' },
    { ...own, company_pan_number: 'ABCPZ1234K' },
    { type_of_org: 'proprietorship', personal_pan: 'ABCPX1234K' },
  ])
    expect(withOwnersPan(kept)).toEqual(kept)
})
