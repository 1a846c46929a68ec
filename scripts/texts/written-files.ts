import { sourceLanguage } from '@sanad/texts'
import { englishOf, listTextFiles, readTexts } from '@sanad/texts/node'
import { progressTable } from './list-progress.ts'
import { moduleOf } from './module-of.ts'
import { isOfData, type TextSources } from './text-sources.ts'

export const generatedFolder = 'packages/texts/src/generated'

/** What `npm run texts` writes, by its path in the repository. */
export function writtenFiles(readme: string, sources: TextSources): Map<string, string> {
  const files = new Map<string, string>()
  for (const [name, data] of sources)
    files.set(`texts/${sourceLanguage}/${name}.json`, asJson(englishOf(data)))
  for (const name of listTextFiles(sourceLanguage)) {
    if (isOfData(name)) continue
    files.set(`${generatedFolder}/${name}.ts`, moduleOf(name, readTexts(sourceLanguage, name)))
  }
  files.set('texts/README.md', withTable(readme))
  return files
}

function withTable(readme: string): string {
  const [before, rest] = readme.split('<!-- table -->')
  const after = rest?.split('<!-- /table -->')[1]
  if (before === undefined || after === undefined)
    throw new Error('texts/README.md has no place for the table')
  return `${before}<!-- table -->\n${progressTable()}\n<!-- /table -->${after}`
}

function asJson(texts: Readonly<Record<string, string>>): string {
  return `${JSON.stringify(texts, null, 2)}\n`
}
