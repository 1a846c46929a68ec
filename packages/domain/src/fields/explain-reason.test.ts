import { expect, it } from 'vitest'
import { explainReason, type ReasonTexts } from './explain-reason.ts'
import type { FieldDefinition } from './field-definition.ts'

const texts = {
  laterThan: ({ day }) => `not after ${day}`,
  youngerThan: ({ day, years }) => `not after ${day}, at least ${years} years`,
} as ReasonTexts

const tooLate = (field: Partial<FieldDefinition>) =>
  explainReason('date_too_late', {
    field: {
      id: 'day',
      label: { en: 'Day' },
      type: 'date',
      options: [],
      dates: { latest: 'today-14y' },
      ...field,
    },
    today: '2026-11-28',
    texts,
  })

it('a birth that is too late says how old applicants are; another day does not', () => {
  expect(tooLate({ id: 'date_of_birth' })).toBe('not after 28/11/2012, at least 14 years')
  expect(tooLate({ sameAs: 'date_of_birth' })).toBe('not after 28/11/2012, at least 14 years')
  expect(tooLate({})).toBe('not after 28/11/2012')
  expect(tooLate({ id: 'date_of_birth', dates: { latest: 'today' } })).toBe('not after 28/11/2026')
})
