import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { completeLanguages, languages, offeredLanguages, sourceLanguage } from '@sanad/texts'
import { listTextFiles, readTexts, textsFolder } from '@sanad/texts/node'
import { listFiles } from '../checks/list-files.ts'
import { findTextProblems } from './find-text-problems.ts'
import { findWordingProblems } from './find-wording-problems.ts'
import { listGuestTexts } from './list-guest-texts.ts'
import { findInlineTranslations, readTextSources } from './text-sources.ts'
import { generatedFolder, writtenFiles } from './written-files.ts'

const root = resolve(import.meta.dirname, '../..')
const guestTexts = listGuestTexts()

/** What is wrong with the texts, one line each. */
export async function checkTexts(): Promise<string[]> {
  return [...languages.flatMap(checkLanguage), ...(await checkWritten())]
}

function checkLanguage(language: (typeof languages)[number]): string[] {
  if (!existsSync(join(textsFolder, language))) return [`texts/${language}: has no folder`]
  const files = listTextFiles(sourceLanguage)
  const problems = listTextFiles(language)
    .filter((name) => !files.includes(name))
    .map((name) => `texts/${language}/${name}.json: English has no such file`)
  for (const name of files) {
    const isComplete =
      completeLanguages.includes(language) || (offeredLanguages.includes(language) && guestTexts.has(name))
    const english = readTexts(sourceLanguage, name)
    const texts = readTexts(language, name)
    const found = [
      ...findTextProblems(english, { language, texts, isComplete }),
      ...findWordingProblems({ language, name, texts, english }),
    ]
    problems.push(...found.map((problem) => `texts/${language}/${name}.json: ${problem}`))
  }
  return problems
}

async function checkWritten(): Promise<string[]> {
  const sources = await readTextSources()
  const wanted = writtenFiles(await readFile(join(root, 'texts/README.md'), 'utf8'), sources)
  const problems = [...sources].flatMap(([name, data]) => findInlineTranslations(name, data))
  for (const [file, text] of wanted) {
    const found = await readFile(join(root, file), 'utf8').catch(() => undefined)
    if (found !== text) problems.push(`${file}: run npm run texts`)
  }
  const generated = await listFiles(`${generatedFolder}/**/*.ts`, root)
  return [
    ...problems,
    ...generated.filter((file) => !wanted.has(file)).map((file) => `${file}: run npm run texts`),
  ]
}
