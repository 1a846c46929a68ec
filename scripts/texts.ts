import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { progressTable } from './texts/list-progress.ts'
import { readTextSources } from './texts/text-sources.ts'
import { generatedFolder, writtenFiles } from './texts/written-files.ts'

const root = resolve(import.meta.dirname, '..')

const sources = await readTextSources()
const readme = await readFile(join(root, 'texts/README.md'), 'utf8')

await rm(join(root, generatedFolder), { recursive: true, force: true })
for (const [file, text] of writtenFiles(readme, sources)) {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}
console.log(progressTable())
