import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAadhaar, maskAadhaar } from './aadhaar.ts'
import { checkGstin, gstinCheckDigit, maskGstin, panOfGstin } from './gstin.ts'
import { checkIdentifier, maskIdentifier } from './identifier.ts'
import { checkIfsc, maskIfsc } from './ifsc.ts'
import { checkMobile, maskMobile, normaliseMobile } from './mobile.ts'
import { checkPan, isTypeOfOrganisation, maskPan } from './pan.ts'
import { checkPinCode, maskPinCode } from './pin-code.ts'
import { hasVerhoeffCheckDigit } from './verhoeff.ts'

const ok = (value: string) => ({ ok: true, value })
const no = (reason: string) => ({ ok: false, reason })
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

describe('PAN', () => {
  it('accepts typed forms', () => {
    expect(checkPan(' abcpx 1234-k ')).toEqual(ok('ABCPX1234K'))
    expect(maskPan('ABCPX1234K')).toBe('ABCPX••••K')
  })

  it.each([
    ['', 'pan_format'],
    ['ABCP1234K', 'pan_format'],
    ['ABCPX12345', 'pan_format'],
    ['ABCXX1234K', 'pan_holder_type'],
    ['ABCPX0000K', 'pan_zero_number'],
  ])('refuses %j as %s', (text, reason) => {
    expect(checkPan(text)).toEqual(no(reason))
  })

  it('must agree with the type of organisation', () => {
    expect(checkPan('ABCPX1234K', 'proprietorship').ok).toBe(true)
    expect(checkPan('ABCPX1234K', 'private-limited')).toEqual(no('pan_organisation_mismatch'))
    expect(checkPan('AAPFU0939F', 'llp').ok).toBe(true)
    expect(checkPan('AAPFU0939F', 'individual')).toEqual(no('pan_organisation_mismatch'))
    expect(checkPan('AAATX1234K', 'society').ok).toBe(true)
    expect(isTypeOfOrganisation('toString')).toBe(false)
    expect(isTypeOfOrganisation('huf')).toBe(true)
  })
})

describe('Aadhaar', () => {
  it('accepts a number with blanks or Hindi digits and shows its end only', () => {
    expect(checkAadhaar('2341 2341 2346')).toEqual(ok('234123412346'))
    expect(checkAadhaar('२३४१२३४१२३४६')).toEqual(ok('234123412346'))
    expect(maskAadhaar('234123412346')).toBe('XXXX XXXX 2346')
  })

  it.each([
    ['234123412347', 'aadhaar_check_digit'],
    ['134123412346', 'aadhaar_format'],
    ['23412341234', 'aadhaar_format'],
    ['2341234123466', 'aadhaar_format'],
    ['23412341234a', 'aadhaar_format'],
    ['200009900002', 'aadhaar_palindrome'],
  ])('refuses %s as %s', (text, reason) => {
    expect(checkAadhaar(text)).toEqual(no(reason))
  })

  it('refuses every palindrome, whatever its check digit', () => {
    fc.assert(fc.property(digits(6), (half) => !checkAadhaar(half + [...half].reverse().join('')).ok))
  })

  it('has exactly one check digit and finds every wrong digit and every swap of neighbours', () => {
    fc.assert(
      fc.property(digits(11), fc.nat(11), fc.integer({ min: 1, max: 9 }), (body, position, shift) => {
        const valid = [...'0123456789'].map((digit) => body + digit).filter(hasVerhoeffCheckDigit)
        expect(valid).toHaveLength(1)
        const all = [...(valid[0] ?? '')]
        const changed = all.with(position, String((Number(all[position]) + shift) % 10))
        expect(hasVerhoeffCheckDigit(changed.join(''))).toBe(false)
        const next = (position + 1) % 12
        if (next === 0 || all[position] === all[next]) return
        const swapped = all.with(position, all[next] ?? '').with(next, all[position] ?? '')
        expect(hasVerhoeffCheckDigit(swapped.join(''))).toBe(false)
      }),
    )
  })
})

describe('GSTIN', () => {
  // Published numbers of the registrations that are not regular ones.
  it.each([
    ['UIN of a body of the United Nations', '0717UNO00157UNO'],
    ['UIN of a body of the United Nations', '2117UNO00002UNF'],
    ['UIN of an embassy', '0717UNO00154UNU'],
    ['deductor by a TAN', '06DELI09652G1DA'],
    ['deductor by a TAN', '09ALDN00287A1DD'],
    ['deductor by a PAN', '19AAACI1681G1DV'],
    ['marketplace', '29AABCF8078M1C8'],
    ['marketplace', '27AAECG3736E1C2'],
    ['OIDAR', '9917SGP29001OST'],
    ['OIDAR', '9922CHE29001OSR'],
  ])('%s %s is accepted as what it is', (_kind, text) => {
    expect(checkGstin(text)).toEqual(ok(text))
  })

  it.each([
    ['0717UNO00157UNA', 'gstin_check_digit'],
    ['0017UNO00157UNO', 'gstin_state'],
    ['06DELI09652G1DB', 'gstin_check_digit'],
    ['29AABXF8078M1C8', 'gstin_pan'],
    ['9817SGP29001OST', 'gstin_format'],
  ] as const)('%s is refused: %s', (text, reason) => {
    expect(checkGstin(text)).toEqual(no(reason))
  })

  it('accepts a true number, knows its PAN and masks that', () => {
    expect(checkGstin('27 aapfu0939f 1zv')).toEqual(ok('27AAPFU0939F1ZV'))
    expect(panOfGstin('27AAPFU0939F1ZV')).toBe('AAPFU0939F')
    expect(maskGstin('27AAPFU0939F1ZV')).toBe('27AAPFU••••F1ZV')
  })

  it.each([
    ['27AAPFU0939F1ZW', 'gstin_check_digit'],
    ['27AAPFU0939F0ZV', 'gstin_format'],
    ['27AAPFU0939F1YV', 'gstin_format'],
    ['27AAPFU0939F1Z', 'gstin_format'],
    ['28AAPFU0939F1ZV', 'gstin_state'],
    ['00AAPFU0939F1ZV', 'gstin_state'],
    ['27AAPXU0939F1ZV', 'gstin_pan'],
    ['27AAPFU0000F1ZV', 'gstin_pan'],
  ])('refuses %s as %s', (text, reason) => {
    expect(checkGstin(text)).toEqual(no(reason))
  })

  it('finds every wrong digit of the number inside', () => {
    fc.assert(
      fc.property(digits(4), fc.nat(3), fc.integer({ min: 1, max: 9 }), (number, position, shift) => {
        const gstin = (serial: string) => `27AAPFU${serial}F1Z`
        const changed = [...number].with(position, String((Number(number[position]) + shift) % 10)).join('')
        return gstinCheckDigit(gstin(number)) !== gstinCheckDigit(gstin(changed))
      }),
    )
  })
})

describe('mobile', () => {
  it.each([
    '9876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '09876543210',
    '919876543210',
    '00919876543210',
  ])('reads %s', (text) => {
    expect(checkMobile(text)).toEqual(ok('9876543210'))
  })

  it.each(['', '5876543210', '987654321', '98765432100', '+1 9876543210', '9876543a10', '91987654321'])(
    'refuses %j',
    (text) => {
      expect(checkMobile(text)).toEqual(no('mobile_format'))
    },
  )

  it('keeps a number that itself starts with 91', () => {
    expect(normaliseMobile('9198765432')).toBe('9198765432')
  })

  it('shows the last four digits only', () => {
    expect(maskMobile('+91 98765 43210')).toBe('••••••3210')
  })
})

describe('IFSC and PIN code', () => {
  it('are checked by their form', () => {
    expect(checkIfsc('hdfc 0001234')).toEqual(ok('HDFC0001234'))
    expect(checkIfsc('HDFC1001234')).toEqual(no('ifsc_format'))
    expect(maskIfsc('HDFC0001234')).toBe('HDFC•••••••')
    expect(checkPinCode('411 001')).toEqual(ok('411001'))
    expect(checkPinCode('011001')).toEqual(no('pin_format'))
    expect(maskPinCode('411001')).toBe('411•••')
  })
})

describe('identifiers by kind', () => {
  it('uses the rule of the kind', () => {
    expect(checkIdentifier('gstin', '27AAPFU0939F1ZV').ok).toBe(true)
    expect(checkIdentifier('pan', '27AAPFU0939F1ZV')).toEqual(no('pan_format'))
    expect(maskIdentifier('aadhaar', '234123412346')).toBe('XXXX XXXX 2346')
  })

  it('never throws and accepts what it accepted before', () => {
    const kinds = fc.constantFrom('pan', 'aadhaar', 'gstin', 'ifsc', 'pin', 'mobile')
    fc.assert(
      fc.property(kinds, fc.oneof(fc.string(), digits(12), digits(10), digits(6)), (kind, text) => {
        const first = checkIdentifier(kind, text)
        return !first.ok || checkIdentifier(kind, first.value).ok
      }),
    )
  })
})
