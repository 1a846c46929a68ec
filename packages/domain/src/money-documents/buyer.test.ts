import { describe, expect, it } from 'vitest'
import { gstinCheckDigit } from '../identifiers/gstin.ts'
import { checkBuyer, findBillingGap } from './buyer.ts'
import { findBuyerDoubt } from './buyer-doubt.ts'
import { findStateChange, isGstinOfPerson, isNameDoubted } from './gstin-hints.ts'
import { isWholeAddress } from './postal-address.ts'

const ofState = (code: string) => `${code}AAPFU0939F1Z${gstinCheckDigit(`${code}AAPFU0939F1Z`)}`
const buyer = { gstin: ofState('07'), legalName: 'Asha Traders LLP', address: '4 Ring Road, Delhi 110001' }

describe('a buyer', () => {
  it('with a GSTIN has the name and the address of the registration', () => {
    const typed = {
      gstin: ` ${buyer.gstin.toLowerCase()} `,
      legalName: ' Asha  Traders LLP ',
      address: buyer.address,
    }
    expect(checkBuyer(typed)).toEqual({ ok: true, buyer })
    expect(checkBuyer({ ...typed, legalName: ' ', address: '' })).toEqual({
      ok: false,
      problems: [
        { field: 'legalName', reason: 'empty' },
        { field: 'address', reason: 'empty' },
      ],
    })
  })

  it.each([
    ['07AAPFU0939F1Z', 'gstin_format'],
    [`99AAPFU0939F1Z${gstinCheckDigit('99AAPFU0939F1Z')}`, 'gstin_state'],
    [`07AAPXU0939F1Z${gstinCheckDigit('07AAPXU0939F1Z')}`, 'gstin_pan'],
    ['27AAPFU0939F1ZW', 'gstin_check_digit'],
  ] as const)('with the GSTIN %s is refused for its %s', (gstin, reason) => {
    const typed = { ...buyer, gstin }
    expect(checkBuyer(typed)).toEqual({ ok: false, problems: [{ field: 'gstin', reason }] })
  })

  it.each(['Delhi', '110001', 'Delhi 110001', '4 Ring Road, Delhi'])(
    'with a GSTIN is not at %s: an invoice needs a line, a town and a PIN code',
    (address) => {
      const problems = [{ field: 'address', reason: 'address_parts' }]
      expect(checkBuyer({ ...buyer, address })).toEqual({ ok: false, problems })
      expect(checkBuyer({ ...buyer, gstin: '', address }).ok).toBe(true)
    },
  )

  it.each([
    ['9917USA12345OS8', 'gstin_abroad'],
    [buyer.gstin, 'gstin_own'],
  ] as const)('with the number %s is refused: %s', (gstin, reason) => {
    const typed = { ...buyer, gstin }
    const problems = [{ field: 'gstin', reason }]
    expect(checkBuyer(typed, { supplierGstin: buyer.gstin })).toEqual({ ok: false, problems })
  })

  it.each([
    ['12 Marine Drive, Mumbai 400 001', 'pin_state_mismatch'],
    ['12 Marine Drive, Mumbai, Maharashtra 110001', 'address_state_mismatch'],
    ['4 Ring Road, New Delhi 110001', undefined],
    ['4 Maharashtra Sadan, Delhi, 110001', undefined],
  ] as const)('whose address is %s is worth a second look: %s', (address, doubt) => {
    expect(findBuyerDoubt({ gstin: buyer.gstin, address })).toBe(doubt)
    expect(findBuyerDoubt({ gstin: '', address })).toBeUndefined()
    expect(checkBuyer({ ...buyer, address }).ok).toBe(true)
  })

  it.each([
    ['5 Beach Road, Kochi 411004', 17, 'pin_state_mismatch'],
    ['5 Beach Road, Kochi 682001', 17, undefined],
    ['5 Beach Road, Kochi', 17, undefined],
    ['5 Beach Road, Kochi 411004', null, undefined],
    ['', 17, undefined],
  ] as const)(
    'without a GSTIN, at %s in the State %s, is worth a second look: %s',
    (address, stateId, doubt) => {
      expect(findBuyerDoubt({ gstin: '', address, stateId })).toBe(doubt)
    },
  )

  it.each([
    ['Asha Traders LLP', true],
    ['Universal Traders LLP', false],
    ['M/s Universal Traders LLP', false],
    ['उमा ट्रेडर्स', false],
    ['', false],
  ])(
    'with the PAN of another initial, U, is worth a second look under the name %s: %s',
    (legalName, doubted) => {
      expect(isNameDoubted({ gstin: buyer.gstin, legalName })).toBe(doubted)
      expect(isNameDoubted({ gstin: 'AAP', legalName })).toBe(false)
    },
  )

  it.each([
    ['Village X', false],
    ['Village X, 411001', false],
    ['12 Tilak Road, Pune', false],
    ['411030', false],
    ['12 Tilak Road, Pune 411030', true],
    ['12 Tilak Road Pune 411030', true],
    ['MIDC Bhosari 411026', false],
    ['Sector 62 Noida 201301', true],
    ['गाँव रामपुर पुणे 411030', true],
    ['12 Tilak Road\nPune\n411 030\nIndia', true],
    ['ग्राम रामपुर, जिला पुणे, 411030', true],
  ])('an address is whole with a line, a town and a PIN code: %s', (text, isWhole) => {
    expect(isWholeAddress(text)).toBe(isWhole)
  })

  it('without a GSTIN has no name of a registration, and an address where one was given', () => {
    expect(checkBuyer({ gstin: ' ', legalName: 'Asha Traders', address: ' Pune ' })).toEqual({
      ok: true,
      buyer: { gstin: null, legalName: null, address: 'Pune' },
    })
  })
})

describe('what the documents of a payment lack', () => {
  const DELHI = 9
  const known = { buyer: null, stateId: DELHI, address: null, taxableRupees: 49_999 }
  const whole = '12 Tilak Road, Pune 411030'
  it.each([
    ['nothing', known, undefined],
    ['the State', { ...known, stateId: null }, 'state_missing'],
    ['nothing where the GSTIN is of the State', { ...known, buyer }, undefined],
    ['the State of the GSTIN', { ...known, buyer, stateId: 21 }, 'gstin_state_mismatch'],
    [
      'the name of the registration',
      { ...known, buyer: { ...buyer, legalName: null } },
      'buyer_details_missing',
    ],
    ['an address from ₹50,000', { ...known, taxableRupees: 50_000 }, 'address_missing'],
    ['nothing where the profile has one', { ...known, taxableRupees: 50_000, address: whole }, undefined],
    [
      'an address that is one',
      { ...known, taxableRupees: 50_000, address: 'Village X, Maharashtra' },
      'address_missing',
    ],
    [
      'nothing where it was given for the invoice',
      { ...known, taxableRupees: 50_000, buyer: { gstin: null, legalName: null, address: whole } },
      undefined,
    ],
    [
      'what is printed, whatever the profile has',
      {
        ...{ ...known, taxableRupees: 50_000, address: whole },
        buyer: { gstin: null, legalName: null, address: 'Pune' },
      },
      'address_missing',
    ],
    ['nothing of a registered buyer', { ...known, taxableRupees: 50_000, buyer }, undefined],
    [
      'the whole address of the registration',
      { ...known, buyer: { ...buyer, address: 'Delhi' } },
      'buyer_details_missing',
    ],
  ] as const)('%s', (_what, billing, gap) => {
    expect(findBillingGap(billing)).toBe(gap)
  })
})

describe('the State of a GSTIN', () => {
  const homeStateId = 21
  const [delhi, goa] = [9, 10]

  it.each([
    [homeStateId, { state: 'Delhi', tax: 'interstate' }],
    [goa, { state: 'Delhi', tax: 'same' }],
    [null, { state: 'Delhi', tax: 'same' }],
    [delhi, undefined],
  ])('changes what was chosen as %s and its tax to %s', (stateId, change) => {
    const found = findStateChange(ofState('07'), { stateId, homeStateId })
    expect(found && { state: found.state.name.en, tax: found.tax }).toEqual(change)
  })

  it('of the service centre brings CGST and SGST; half a number changes nothing', () => {
    expect(findStateChange(ofState('27'), { stateId: goa, homeStateId })?.tax).toBe('home')
    expect(findStateChange('27AAPFU', { stateId: goa, homeStateId })).toBeUndefined()
  })
})

it('a GSTIN is of a person by the fourth letter of its PAN', () => {
  const own = '27AAAPR5055K1Z'
  expect(isGstinOfPerson(own + gstinCheckDigit(own))).toBe(true)
  expect(isGstinOfPerson(own)).toBe(false)
  expect(isGstinOfPerson(ofState('27'))).toBe(false)
})
