import { expect, it } from 'vitest'
import { findFormDoubts } from './find-form-doubts.ts'

const asha = 'Asha Patil'

it('a PAN whose fifth letter begins a word of the name raises no doubt, whichever is the surname', () => {
  expect(findFormDoubts({ personal_pan: 'ABCPP1234K' }, asha)).toEqual([])
  expect(findFormDoubts({ personal_pan: 'ABCPA1234K' }, asha)).toEqual([])
  expect(findFormDoubts({ personal_pan: 'ABCPX1234K' }, asha)).toEqual([
    { key: 'personal_pan', doubt: 'pan_name_mismatch' },
  ])
})

it("an organisation's fifth letter is the first of its name, titles aside", () => {
  const firm = { type_of_org: 'private-limited', company_pan_number: 'AAACS1234K' }
  expect(findFormDoubts({ ...firm, name_of_firm: 'M/s. Sunrise Skills Pvt Ltd' }, asha)).toEqual([])
  expect(findFormDoubts({ ...firm, name_of_firm: 'The Sunrise Skills' }, asha)).toEqual([])
  expect(findFormDoubts({ ...firm, name_of_firm: 'Patil Skills' }, asha)).toEqual([
    { key: 'company_pan_number', doubt: 'pan_name_mismatch' },
  ])
})

it("a proprietor's PAN is compared with the owner and not with the firm", () => {
  const own = {
    type_of_org: 'proprietorship',
    company_pan_number: 'ABCPP1234K',
    name_of_firm: 'Sunrise Skills',
  }
  expect(findFormDoubts(own, asha)).toEqual([])
})

it('a PAN of another kind of holder is doubted', () => {
  expect(
    findFormDoubts({ type_of_org: 'llp', company_pan_number: 'AAACS1234K', name_of_firm: 'Sunrise' }, asha),
  ).toEqual([{ key: 'company_pan_number', doubt: 'pan_organisation_mismatch' }])
  expect(findFormDoubts({ personal_pan: 'AAPFU0939F' }, undefined)).toEqual([
    { key: 'personal_pan', doubt: 'pan_organisation_mismatch' },
  ])
})

it('a name that is not written in Latin, or no name, is not compared', () => {
  expect(findFormDoubts({ personal_pan: 'ABCPX1234K' }, 'आशा पाटिल')).toEqual([])
  expect(findFormDoubts({ personal_pan: 'ABCPX1234K' }, undefined)).toEqual([])
  expect(findFormDoubts({ personal_pan: 'ABCPE1234K' }, 'José Élan')).toEqual([])
})

it('what is incomplete, wrong or masked raises no doubt', () => {
  expect(findFormDoubts({ personal_pan: 'ABCPX••••K', pincode: '4110', state: '16' }, asha)).toEqual([])
})

it('each PIN code is compared with the State of its own address', () => {
  const pins = { pincode: '411030', plant_pincode: '560001', office_pincode: '110001' }
  expect(findFormDoubts({ ...pins, state: '21', plant_state: '16', office_state: '21' }, asha)).toEqual([
    { key: 'office_pincode', doubt: 'pin_state_mismatch' },
  ])
  expect(findFormDoubts(pins, asha)).toEqual([])
})
