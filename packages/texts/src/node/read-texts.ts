import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsFolder } from './texts-folder.ts'

/** What stands in the file of a language; nothing where it has no such file. */
export function readTexts(
  language: string,
  name: string,
  folder = textsFolder,
): Readonly<Record<string, string>> {
  const file = join(folder, language, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The names of a language's files: paths below its folder, without the extension. */
export function listTextFiles(language: string): string[] {
  const folder = join(textsFolder, language)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length).replaceAll('\\', '/'))
    .sort()
}
