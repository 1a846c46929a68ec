import { type AuditTexts, auditMessages } from '@sanad/texts/desk/audit'
import { type FactsTexts, factsMessages } from '@sanad/texts/desk/shared/facts'
import { expect, test } from 'vitest'
import { actName } from './act-name.ts'

const happened = ['begun', 'file_given', 'answers_given', 'paid', 'told', 'identifier_revealed']
const acts = Object.keys(factsMessages.english as FactsTexts).filter((fact) => !happened.includes(fact))

test.each(acts)('%s, which the history of an application names, has a name in the audit log too', (act) => {
  expect(actName(auditMessages.english as AuditTexts, act)).toBeTruthy()
})
