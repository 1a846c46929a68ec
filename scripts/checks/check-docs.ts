import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { writeSettingsDocuments } from '../settings/settings-documents.ts'
import { findDeadPaths } from './find-dead-paths.ts'
import { findDecisionProblems } from './find-decision-problems.ts'
import { listFiles } from './list-files.ts'

const read = (file: string) => readFile(file, 'utf8')

const documents = await listFiles('**/*.md')
const frontDoor = await read('README.md')
const problems: string[] = []
for (const document of documents) {
  for (const path of findDeadPaths(document, await read(document))) {
    problems.push(`${document} names ${path}, which does not exist`)
  }
}
for (const folder of [
  ...(await listFiles('{apps,packages}/*/package.json')).map(dirname),
  'attack',
  'bench',
  'e2e',
  'faults',
  'scripts',
]) {
  const readme = `${folder}/README.md`
  if (!documents.includes(readme)) problems.push(`${folder} has no README.md`)
  else if (!frontDoor.includes(`](${readme})`)) problems.push(`README.md does not lead to ${readme}`)
}
const decisions = (await listFiles('docs/adr/0*.md')).map(async (path) => ({
  file: basename(path),
  text: await read(path),
}))
problems.push(...findDecisionProblems(await Promise.all(decisions), await read('docs/adr/README.md')))
for (const [path, text] of await writeSettingsDocuments()) {
  if ((await read(path).catch(() => '')) !== text)
    problems.push(`${path} is out of date: run npm run settings`)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${documents.length} documents name only files that exist; settings and decisions are documented`)
