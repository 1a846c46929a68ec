import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { listTextFiles, readTexts, textsFolder } from '@sanad/texts/node'

/** With a subtag, as `pa-Arab` has: no identifier, and not to be found by its first word alone. */
const tag = 'ta-Taml'

const root = resolve(import.meta.dirname, '../..')

/** Translated by a pseudo-language: what a guest and a message need, with a gap in each file. */
const translated = /^(catalogue\/tot-toa|domain|kit|server|web\/(login|overview|profile|shared))/

/**
 * Adds a language by data alone: texts as they are, with a folder and an entry more. Its texts are the English ones
 * behind a word in Tamil script. Answers where they are, and how modules are led there.
 */
export function addLanguage() {
  // Of this process alone: whatever else reads vitest.config.ts, such as the check for unused code, adds one as well.
  const folder = join(root, `node_modules/.cache/sanad-texts-${process.pid}`)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(textsFolder, folder, { recursive: true })
  const languages = JSON.parse(readFileSync(join(textsFolder, 'languages.json'), 'utf8'))
  const data = { name: 'தமிழ்', locale: 'ta-IN', offered: true }
  write(join(folder, 'languages.json'), { ...languages, [tag]: data })
  for (const name of listTextFiles('en').filter((file) => translated.test(file))) {
    // The second text of each file is not translated yet, and the subject of one message.
    const texts = Object.entries(readTexts('en', name)).filter(
      ([key], index) => index !== 1 && key !== 'erasure-requested.subject',
    )
    write(
      join(folder, tag, `${name}.json`),
      Object.fromEntries(texts.map(([key, text]) => [key, `தமிழ் ${text}`])),
    )
  }
  const module = join(folder, 'texts-folder.ts')
  writeFileSync(module, `export const textsFolder = ${JSON.stringify(folder)}\n`)
  return {
    folder,
    alias: [
      { find: /^.*\/texts\/languages\.json$/, replacement: join(folder, 'languages.json') },
      { find: /^.*\/texts-folder\.ts$/, replacement: module },
    ],
  }
}

function write(file: string, data: object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(data, null, 2))
}
