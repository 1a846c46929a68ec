import { readFile } from 'node:fs/promises'
import { findDeadPaths } from './find-dead-paths.ts'
import { findUndocumentedSettings } from './find-undocumented-settings.ts'
import { listFiles } from './list-files.ts'

const read = (file: string) => readFile(file, 'utf8')

const documents = await listFiles('**/*.md')
const problems: string[] = []
for (const document of documents) {
  for (const path of findDeadPaths(document, await read(document))) {
    problems.push(`${document} names ${path}, which does not exist`)
  }
}
for (const group of ['portal', 'secrets', 'files', 'payments', 'sms', 'whatsapp', 'email', 'supplier']) {
  const source = `apps/server/src/config/${group}.ts`
  for (const setting of findUndocumentedSettings(await read(source), await read('README.md'))) {
    problems.push(`README.md does not explain the setting ${setting}`)
  }
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${documents.length} documents name only files that exist, README.md has every setting`)
