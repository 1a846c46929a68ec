import { expect, it } from 'vitest'
import { servesAs } from './paper.ts'

const photoId = { document: { id: 'photo-id' }, quantity: 1 }
const panCard = { document: { id: 'pan-card' }, quantity: 1 }
const company = { document: { id: 'company-pan', paper: 'pan-card' as const }, quantity: 1 }
const ofPeople = (quantity: number) => ({
  document: { id: 'photo-ids', paper: 'photo-id' as const, perUnit: true },
  quantity,
})
const within = <T>(given: T) => ({ ...given, sameBusiness: true })
const elsewhere = <T>(given: T) => ({ ...given, sameBusiness: false })

it('the paper of a business serves wherever that business is asked for it, by whatever id', () => {
  expect(servesAs(company, within(panCard))).toBe(true)
  expect(servesAs(panCard, within(company))).toBe(true)
  expect(servesAs(company, elsewhere(panCard))).toBe(false)
  expect(servesAs(company, within(photoId))).toBe(false)
})

it('the paper of a person serves wherever it is asked, for whatever business', () => {
  expect(servesAs(ofPeople(1), elsewhere(photoId))).toBe(true)
  expect(servesAs(photoId, elsewhere(ofPeople(1)))).toBe(true)
})

it('a file of several people and one of a single person do not serve as each other', () => {
  expect(servesAs(ofPeople(2), within(photoId))).toBe(false)
  expect(servesAs(photoId, within(ofPeople(2)))).toBe(false)
  expect(servesAs(ofPeople(2), elsewhere(ofPeople(2)))).toBe(false)
})

it('the same document of the same business serves, also where an older version names no paper', () => {
  const older = { document: { id: 'photo-ids' }, quantity: 1 }
  expect(servesAs(ofPeople(1), within(older))).toBe(true)
  expect(servesAs(ofPeople(3), within(ofPeople(2)))).toBe(true)
  expect(servesAs(ofPeople(1), elsewhere(older))).toBe(false)
})
