import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { applicationFieldDefinition, applicationFields, derivedFieldLabels, STATES } from '@sanad/domain'
import { parse } from 'yaml'
import { listFiles } from '../checks/list-files.ts'

/** Data that holds its English texts itself, by the name of the files of its translations. */
export type TextSources = ReadonlyMap<string, unknown>

const root = resolve(import.meta.dirname, '../..')

/** The catalogue, the privacy notices and the tables of the domain. */
export async function readTextSources(): Promise<TextSources> {
  const sources = new Map<string, unknown>()
  for (const file of await listFiles('{catalogue,notices}/*.yaml', root)) {
    sources.set(file.replace(/\.yaml$/, ''), parse(await readFile(join(root, file), 'utf8')))
  }
  const keys = Object.keys(applicationFields) as (keyof typeof applicationFields)[]
  sources.set('domain/fields', Object.fromEntries(keys.map((key) => [key, applicationFieldDefinition(key)])))
  sources.set('domain/derived-fields', derivedFieldLabels)
  sources.set('domain/states', STATES)
  return sources
}

/** English files of such data are written from it; no code names their keys. */
export function isOfData(name: string): boolean {
  return /^(catalogue|notices|domain)\//.test(name)
}

/** Texts within data that are there in another language than English. */
export function findInlineTranslations(name: string, data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  if ('en' in data && typeof data.en === 'string') {
    const others = Object.keys(data).filter((key) => key !== 'en')
    return others.map(
      (language) => `${name}: “${data.en}” is translated in place: texts/${language}/${name}.json`,
    )
  }
  return Object.values(data).flatMap((value) => findInlineTranslations(name, value))
}
