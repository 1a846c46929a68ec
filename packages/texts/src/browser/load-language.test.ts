import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Language } from '../languages.ts'
import { defineMessages } from '../messages.ts'
import { loadLanguage, withTexts } from './load-language.ts'
import { messagesIn, onTranslations, shownLanguage } from './translations.ts'

const messages = defineMessages<{ title: string }>('web/late', { title: 'Hello' })
const screen = defineMessages<{ title: string }>('web/late-screen', { title: 'Screen' })
const hindi = 'hi' as Language

let folder: string
let goOnline: () => void
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-texts-'))
  const textContent = JSON.stringify({ hi: [pathToFileURL(join(folder, 'texts.js')).href] })
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  vi.stubGlobal('addEventListener', (_: 'online', listener: () => void) => {
    goOnline = listener
  })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
})

/** As the build writes them; before, they cannot be loaded. */
const publish = () =>
  writeFile(
    join(folder, 'texts.js'),
    `export default [['web/late', { title: 'नमस्ते' }]]
export const load = async () => [{ default: [['web/late-screen', { title: 'पृष्ठ' }]] }]`,
  )

/** Lets the pauses between the attempts pass. */
async function passPauses<T>(promise: Promise<T>): Promise<T> {
  let isDone = false
  void promise.finally(() => {
    isDone = true
  })
  await vi.waitFor(() => expect(isDone).toBe(true), { timeout: 10_000 })
  return promise
}

it('texts that cannot be loaded leave the source language, and come when the connection is back', async () => {
  expect(await passPauses(loadLanguage(hindi))).toBe(false)
  expect(shownLanguage(hindi)).toBe('en')
  expect(messagesIn(messages, hindi).title).toBe('Hello')

  const told = vi.fn()
  onTranslations(told)
  await publish()
  goOnline()
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  expect(shownLanguage(hindi)).toBe('hi')
  expect(messagesIn(messages, hindi).title).toBe('नमस्ते')
})

it('texts that are lost on the way are asked for again, those of the next screen as well', async () => {
  const loading = loadLanguage(hindi)
  await publish()
  expect(await passPauses(loading)).toBe(true)
  await passPauses(withTexts(Promise.resolve({}), 'key'))
  expect(messagesIn(screen, hindi).title).toBe('पृष्ठ')
})
