import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messagesIn } from '@sanad/texts/browser'
import { type AuditTexts, auditMessages } from '@sanad/texts/desk/audit'
import { type FactsTexts, factsMessages } from '@sanad/texts/desk/shared/facts'
import { recordedMessages } from '@sanad/texts/desk/shared/recorded'
import { expect, test } from 'vitest'
import { actName, sentence } from './act-name.ts'

const happened = [
  'begun',
  'file_given',
  'answers_given',
  'form_submitted',
  'paid',
  'told',
  'identifier_revealed',
]
const acts = Object.keys(factsMessages.english as FactsTexts).filter((fact) => !happened.includes(fact))

test.each(acts)('%s, which the history of an application names, has a name in the audit log too', (act) => {
  expect(actName(auditMessages.english as AuditTexts, act)).toBeTruthy()
})

const repository = join(import.meta.dirname, '../../../../..')
const sources = globSync('apps/server/src/features/**/*.ts', { cwd: repository, exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(join(repository, file), 'utf8'))
  .filter((source) => /import \{[^}]*\b(?:recordAudit|auditEntry|auditOfPayment)\b/.test(source))
const described = sources.flatMap((source) => source.match(/(?<=\bdescription: ).*(?:'|"|`)/g) ?? [])
const sentences = described
  .flatMap((line) => [...line.matchAll(/(['"`])([A-Z](?:(?!\1).)* (?:(?!\1).)*)\1/g)])
  .map(([, , words = '']) => words.replace(/\$\{day\}/, '2026-12-09').replace(/\$\{kind\}/, 'closed'))

test.each(sentences)('“%s”, which the server records, is said in the language of the desk', (words) => {
  expect(sentence(messagesIn(recordedMessages, 'hi'), words)).toBeTruthy()
})

const english = Object.values(messagesIn(recordedMessages, 'en')).filter((text) => typeof text === 'string')
test.each(english)('“%s” is found to the letter in what the server records', (words) => {
  expect(sources.some((source) => source.includes(words))).toBe(true)
})

test('what was typed into a sentence stays in it', () => {
  const texts = messagesIn(recordedMessages, 'hi')
  expect(sentence(texts, 'Recorded 2026-12-09 as closed: Election (order 12)')).toContain(
    'Election (order 12)',
  )
  expect(sentence(texts, 'Chose TC Registration')).toContain('TC Registration')
  expect(sentence(texts, 'Whatever else')).toBeUndefined()
})
