import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { listFiles } from './list-files.ts'
import { holdsMessage, readMessages } from './spec-messages.ts'

const root = `${import.meta.dirname}/../..`
let messages: string[]
let tests: string

beforeAll(async () => {
  const files = await listFiles('{apps,packages,e2e}/**/*.{ts,tsx}', root)
  const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^e2e\//.test(file)
  const read = async (chosen: string[]) => {
    const texts = await Promise.all(chosen.map((file) => readFile(`${root}/${file}`, 'utf8')))
    return texts.join('\n').replaceAll("\\'", "'")
  }
  messages = readMessages(await readFile(`${root}/docs/requirements.md`, 'utf8'))
  tests = await read(files.filter(isTest))
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
