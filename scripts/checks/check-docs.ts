import { readFile } from 'node:fs/promises'
import { findDeadPaths } from './find-dead-paths.ts'
import { listFiles } from './list-files.ts'

const documents = await listFiles('**/*.md')
let dead = 0
for (const document of documents) {
  for (const path of findDeadPaths(document, await readFile(document, 'utf8'))) {
    console.error(`${document} names ${path}, which does not exist`)
    dead++
  }
}
if (dead > 0) process.exit(1)
console.log(`${documents.length} documents name only files that exist`)
