import { describe, expect, it } from 'vitest'
import { gstinCheckDigit } from '../identifiers/gstin.ts'
import { checkBuyer, findBillingGap, isBuyerPinDoubtful } from './buyer.ts'

const ofState = (code: string) => `${code}AAPFU0939F1Z${gstinCheckDigit(`${code}AAPFU0939F1Z`)}`
const buyer = { gstin: ofState('07'), legalName: 'Asha Traders LLP', address: '4 Ring Road, Delhi' }

describe('a buyer', () => {
  it('with a GSTIN has the name and the address of the registration', () => {
    const typed = {
      gstin: ` ${buyer.gstin.toLowerCase()} `,
      legalName: ' Asha Traders LLP ',
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
    const typed = { gstin, legalName: 'Asha', address: 'Delhi' }
    expect(checkBuyer(typed)).toEqual({ ok: false, problems: [{ field: 'gstin', reason }] })
  })

  it('of a portal that registers invoices needs a PIN code in the address', () => {
    const pinless = { gstin: buyer.gstin, legalName: buyer.legalName, address: buyer.address }
    expect(checkBuyer(pinless, { isPinNeeded: true })).toEqual({
      ok: false,
      problems: [{ field: 'address', reason: 'pin_missing' }],
    })
    const { address } = { address: `${buyer.address} 110001` }
    expect(checkBuyer({ ...pinless, address }, { isPinNeeded: true }).ok).toBe(true)
    expect(checkBuyer({ gstin: '', legalName: '', address: 'Pune' }, { isPinNeeded: true }).ok).toBe(true)
  })

  it.each([
    ['9917USA12345OS8', 'gstin_abroad'],
    [buyer.gstin, 'gstin_own'],
  ] as const)('with the number %s is refused: %s', (gstin, reason) => {
    const typed = { gstin, legalName: 'Asha', address: 'Delhi' }
    const problems = [{ field: 'gstin', reason }]
    expect(checkBuyer(typed, { supplierGstin: buyer.gstin })).toEqual({ ok: false, problems })
  })

  it('whose PIN code lies in another State than the GSTIN is worth a second look', () => {
    const { gstin } = buyer
    expect(isBuyerPinDoubtful({ gstin, address: '12 Marine Drive, Mumbai 400 001' })).toBe(true)
    expect(isBuyerPinDoubtful({ gstin, address: '4 Ring Road, New Delhi 110001' })).toBe(false)
    expect(isBuyerPinDoubtful({ gstin, address: 'Mumbai' })).toBe(false)
    expect(isBuyerPinDoubtful({ gstin: '', address: 'Mumbai 400001' })).toBe(false)
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
  const known = { buyer: null, stateId: DELHI, hasAddress: false, taxableRupees: 49_999 }
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
    ['nothing where the profile has one', { ...known, taxableRupees: 50_000, hasAddress: true }, undefined],
    [
      'nothing where it was given for the invoice',
      { ...known, taxableRupees: 50_000, buyer: { gstin: null, legalName: null, address: 'Pune' } },
      undefined,
    ],
  ] as const)('%s', (_what, billing, gap) => {
    expect(findBillingGap(billing)).toBe(gap)
  })
})
