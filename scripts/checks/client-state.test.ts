import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = `${import.meta.dirname}/../..`
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

/** The specification's client state and what it stores in the browser. */
const named = {
  auth: ['user', 'token', 'isAuthenticated', 'loading', 'error'],
  services: ['currentService', 'serviceDetails', 'trackingData', 'myServices', 'loading', 'error'],
  business: ['businesses', 'currentBusiness', 'loading', 'createLoading', 'updateLoading', 'error'],
  documents: ['documentData', 'uploadedDocuments', 'uploadProgress'],
  ui: ['sidebarOpen', 'activeTab', 'notifications', 'modal', 'theme', 'pageLoading'],
  storage: ['userToken', 'userData', 'userId'],
}

const [, state = '', entities = ''] = read('docs/client-state.md').split(/^## .+$/m)

/** The cells of a table's rows, without its head. */
function rowsOf(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const names = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text)

/** The names of a row that its file does not have. */
function missingIn(file: string, words: readonly string[]): string[] {
  const text = read(file)
  return words.filter((word) => !hasWord(text, word)).map((word) => `${file}: ${word}`)
}

it('[UI-08] every field of the client state has one home', () => {
  const fields = rowsOf(state).flatMap(([field]) => names(field))
  const wanted = Object.entries(named).flatMap(([slice, keys]) => keys.map((key) => `${slice}.${key}`))
  expect(fields.sort()).toEqual(wanted.sort())
})

it('[UI-08] the code has each field where docs/client-state.md says', () => {
  const missing = rowsOf(state).flatMap(([, file, name]) => missingIn(names(file)[0] ?? '', names(name)))
  expect(missing).toEqual([])
})

it('every entity has its fields in the schema that docs/client-state.md names', () => {
  const rows = rowsOf(entities)
  expect(rows.length).toBeGreaterThan(20)
  const missing = rows.flatMap(([, file, name, fields]) =>
    missingIn(names(file)[0] ?? '', [...names(name), ...names(fields)]),
  )
  expect(missing).toEqual([])
})
