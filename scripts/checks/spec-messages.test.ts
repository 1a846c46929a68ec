import { readFile } from 'node:fs/promises'
import { listTextFiles, readTexts } from '@sanad/texts/node'
import { beforeAll, expect, it } from 'vitest'
import { isOfData } from '../texts/text-sources.ts'
import { listFiles } from './list-files.ts'
import { holdsMessage, readMessages } from './spec-messages.ts'

const root = `${import.meta.dirname}/../..`
let messages: string[]
let tests: string
let english: string

beforeAll(async () => {
  const files = await listFiles('{apps,packages,e2e}/**/*.{ts,tsx}', root)
  const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^e2e\//.test(file)
  const read = async (chosen: string[]) => {
    const texts = await Promise.all(chosen.map((file) => readFile(`${root}/${file}`, 'utf8')))
    return texts.join('\n').replaceAll("\\'", "'")
  }
  messages = readMessages(await readFile(`${root}/docs/requirements.md`, 'utf8'))
  tests = await read(files.filter(isTest))
  const names = listTextFiles('en').filter((name) => !isOfData(name))
  english = names.flatMap((name) => Object.values(readTexts('en', name))).join('\n')
})

it('reads the words of the rows, and values as what they are', () => {
  expect(readMessages('"not a row"\n| AB-01 | Says "Pay {x} now" or "No". |')).toEqual(['Pay {x} now', 'No'])
  expect(holdsMessage('Pay ₹500 now', 'Pay {x} now')).toBe(true)
  expect(holdsMessage("'Pay later'", 'Pay {x} now')).toBe(false)
  expect(messages.length).toBeGreaterThan(150)
})

it('every message of the specification is named by a test', () => {
  expect(messages.filter((message) => !holdsMessage(tests, message))).toEqual([])
})

/** Names of tax lines and cookies, and what the catalogue's files and single answers say. */
const elsewhere = [
  'userDashboard',
  'CGST 9%',
  'SGST 9%',
  'IGST 18.0%',
  'Number of Job Roles',
  'Number of Trainer',
  'Number of SSC Affiliations',
  'Application data deleted successfully.',
]

it('every message of the specification is an English text, to the letter, or stands elsewhere by name', () => {
  expect(messages.filter((message) => !holdsMessage(english, message))).toEqual(elsewhere)
})
