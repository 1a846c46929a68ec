import { sourceLanguage } from '@sanad/texts'
import { listTextFiles, readTexts } from '@sanad/texts/node'
import { progressTable } from './list-progress.ts'
import { moduleOf } from './module-of.ts'

export const generatedFolder = 'packages/texts/src/generated'

/** What `npm run texts` writes, by its path in the repository. */
export function writtenFiles(readme: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const name of listTextFiles(sourceLanguage)) {
    if (isSourceOfData(name)) continue
    files.set(`${generatedFolder}/${name}.ts`, moduleOf(name, readTexts(sourceLanguage, name)))
  }
  files.set('texts/README.md', withTable(readme))
  return files
}

/** Read into the data files themselves, by path, so that no code names their keys. */
function isSourceOfData(name: string): boolean {
  return /^(catalogue|notices)\//.test(name)
}

function withTable(readme: string): string {
  const [before, rest] = readme.split('<!-- table -->')
  const after = rest?.split('<!-- /table -->')[1]
  if (before === undefined || after === undefined)
    throw new Error('texts/README.md has no place for the table')
  return `${before}<!-- table -->\n${progressTable()}\n<!-- /table -->${after}`
}
