import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IdentifierKind } from '../identifiers/identifier-kind.ts'
import { applicationFieldDefinition } from './application-fields.ts'
import { checkFieldValue, isEmptyValue } from './check-field-value.ts'
import { effectiveInputType } from './effective-input-type.ts'
import { type FieldDefinition, FieldType } from './field-definition.ts'

const today = '2026-11-22'

function field(type: FieldType, changes: Partial<FieldDefinition> = {}): FieldDefinition {
  return { id: 'field', label: { en: 'Field', hi: 'Field' }, type, options: [], ...changes }
}

const option = (value: string) => ({ value, label: { en: value, hi: value } })
const sizes = [option('small'), option('large')]
const label = (en: string) => ({ label: { en, hi: en } })

describe('effective input type', () => {
  it('is a state dropdown when type, id or label mentions "state"', () => {
    expect(effectiveInputType(field('state'))).toBe('state')
    expect(effectiveInputType(field('text', { id: 'office-state' }))).toBe('state')
    expect(effectiveInputType(field('select', label('Your State / UT')))).toBe('state')
  })

  it('is the field’s own type for words that only contain it', () => {
    for (const text of ['Bank statement', 'Real estate', 'Interstate supply', 'Status']) {
      expect(effectiveInputType(field('text', label(text)))).toBe('text')
    }
  })
})

describe('field values', () => {
  it.each([
    [field('text'), '  Asha Rao ', 'Asha Rao'],
    [field('textarea'), 'line\nline', 'line\nline'],
    [field('password'), ' secret ', ' secret '],
    [field('state'), '21', '21'],
    [field('select', { options: sizes }), 'small', 'small'],
    [field('radio', { options: sizes }), 'large', 'large'],
    [field('checkbox', { options: sizes }), ['large', 'small', 'large'], ['small', 'large']],
    [field('number'), '0', '0'],
    [field('number'), '12.50', '12.50'],
    [field('number'), '12,50,000', '1250000'],
    [field('number'), '₹ 1,250,000.50', '1250000.50'],
    [field('number'), 'Rs. 12,50,000/-', '1250000'],
    [field('number'), '१२,५०,०००', '1250000'],
    [field('number', { numbers: { min: 1, max: 30, whole: true } }), '30', '30'],
    [field('date'), '2024-02-29', '2024-02-29'],
    [field('email'), 'a@example.co.in', 'a@example.co.in'],
    [field('url'), 'https://example.in/a?b=c', 'https://example.in/a?b=c'],
    [field('tel'), '+91 (20) 2553-1234', '+91 (20) 2553-1234'],
    [field('tel', { identifier: 'mobile' }), '+91 98765 43210', '9876543210'],
    [field('text', { identifier: 'pan' }), 'abcpx1234k', 'ABCPX1234K'],
  ])('accepts for %j the value %j', (definition, value, stored) => {
    expect(checkFieldValue(definition, value, today)).toEqual({ ok: true, value: stored })
  })

  it.each([
    [field('text'), '   ', 'empty'],
    [field('checkbox', { options: sizes }), [], 'empty'],
    [field('text'), ['a'], 'wrong_kind'],
    [field('text'), 5, 'wrong_kind'],
    [field('checkbox', { options: sizes }), 'small', 'wrong_kind'],
    [field('text', { maxLength: 3 }), 'four', 'too_long'],
    [field('text'), 'x'.repeat(201), 'too_long'],
    [field('textarea'), 'x'.repeat(2001), 'too_long'],
    [field('state'), '37', 'not_a_state'],
    [field('state'), 'Goa', 'not_a_state'],
    [field('select', { options: sizes }), 'huge', 'not_an_option'],
    [field('checkbox', { options: sizes }), ['small', 'huge'], 'not_an_option'],
    [field('checkbox', { options: sizes }), ['small', { toString: 'small' }], 'not_an_option'],
    [field('number'), '-1', 'negative'],
    [field('number', { numbers: { min: 1 } }), '0', 'number_too_small'],
    [field('number', { numbers: { max: 30 } }), '30.5', 'number_too_large'],
    [field('number', { numbers: { whole: true } }), '1.5', 'not_whole'],
    [field('number'), '1e3', 'not_a_number'],
    [field('number'), '12,5', 'not_a_number'],
    [field('number'), '-12,500', 'negative'],
    [applicationFieldDefinition('male_employed'), '3.5', 'not_whole'],
    [field('number'), 'Infinity', 'not_a_number'],
    [field('date'), '2026-02-29', 'not_a_date'],
    [field('date'), '29/02/2024', 'not_a_date'],
    [field('email'), 'a@example', 'not_an_email'],
    [field('email'), 'a b@example.in', 'not_an_email'],
    [field('url'), 'javascript:alert(1)', 'not_a_url'],
    [field('url'), 'https://user@example.in', 'not_a_url'],
    [field('url'), 'example.in', 'not_a_url'],
    [field('tel'), '98765abc', 'not_a_phone_number'],
    [field('tel', { identifier: 'mobile' }), '12345', 'mobile_format'],
    [field('text', { identifier: 'aadhaar' }), '234123412347', 'aadhaar_check_digit'],
  ])('refuses for %j the value %j as %s', (definition, value, reason) => {
    expect(checkFieldValue(definition, value, today)).toEqual({ ok: false, reason })
  })

  it('never throws, and what it stores it accepts again unchanged', () => {
    const definitions = fc.record({
      type: fc.constantFrom(...FieldType.options),
      identifier: fc.option(fc.constantFrom(...IdentifierKind.options), { nil: undefined }),
    })
    const values = fc.oneof(fc.anything(), fc.string(), fc.stringMatching(/^[ -+0-9.a-z]*$/))
    fc.assert(
      fc.property(definitions, values, ({ type, identifier }, value) => {
        const definition = field(type, { options: sizes, ...(identifier && { identifier }) })
        const first = checkFieldValue(definition, value, today)
        if (first.ok) expect(checkFieldValue(definition, first.value, today)).toEqual(first)
      }),
    )
  })

  it('knows an empty value', () => {
    for (const empty of [undefined, null, '', ' \n', [], ['', ' ']]) expect(isEmptyValue(empty)).toBe(true)
    for (const given of ['0', 0, false, ['a', '']]) expect(isEmptyValue(given)).toBe(false)
  })
})
