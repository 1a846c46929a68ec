import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { languages, sourceLanguage } from '../languages.ts'
import { englishFileOf } from './texts-plugin.ts'
import { translationSource } from './translation-source.ts'

/** A dynamic import of one of the app's own modules. */
const ownImport = /(?<![\w.])import\((\s*['"](\.[^'"]+)['"]\s*)\)/g

interface SplitTranslations {
  /** The chunk that a page begins with, by its name. */
  readonly start: string
  /** Chunks whose translations a page may need before any script has run, by their names. */
  readonly early: readonly string[]
  /** Told where the translations are, for the page. */
  readonly written: (files: TranslationFiles) => void
}

/** By language: the address of its file, and those of the early chunks' translations, in their order. */
export type TranslationFiles = Readonly<Record<string, readonly (string | null)[]>>

/**
 * For each chunk that has texts a file beside it in each other language, and for each language a file that tells
 * where they are, together with those of the first page. Nothing of this is loaded in the source language.
 */
export function splitTranslations({ start, early, written }: SplitTranslations): Plugin {
  const keys = new Map<string, string>()
  let base = '/'
  let root = ''
  return {
    name: 'sanad:split-translations',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base
      root = config.root
    },
    async transform(code, id) {
      const found = id.startsWith('\0') ? [] : [...code.matchAll(ownImport)]
      if (found.length === 0) return undefined
      for (const [, , source = ''] of found) {
        const target = await this.resolve(source, id)
        if (target) keys.set(target.id, keyOf(relative(root, target.id)))
      }
      const wrapped = await replaceEach(code, async (path) => {
        const target = await this.resolve(path, id)
        return target && keys.get(target.id)
      })
      return {
        code: `import { withTexts as __withTexts } from '@sanad/texts/browser'\n${wrapped}`,
        map: null,
      }
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const files: Record<string, readonly (string | null)[]> = {}
      for (const language of languages) {
        if (language === sourceLanguage) continue
        const emit = (name: string, source: string) => {
          const reference = this.emitFile({ type: 'asset', name: `${name}.${language}.js`, source })
          return base + this.getFileName(reference)
        }
        const first = chunks.filter(({ name }) => name === start).flatMap((chunk) => closureOf(chunk, chunks))
        const addresses = new Map<Rolldown.OutputChunk, string>()
        for (const chunk of chunks) {
          const source = first.includes(chunk) ? undefined : translationSource(language, textsOf(chunk))
          if (source !== undefined) addresses.set(chunk, emit(chunk.name, source))
        }
        const byKey: Record<string, string[]> = {}
        for (const [id, key] of keys) {
          const chunk = chunks.find((one) => one.moduleIds.includes(id))
          const needed = chunk ? closureOf(chunk, chunks).flatMap((one) => addresses.get(one) ?? []) : []
          if (needed.length > 0) byKey[key] = needed.map((file) => file.slice(`${base}assets/`.length))
        }
        const ofFirst = translationSource(language, first.flatMap(textsOf)) ?? 'export default []'
        const load = `const files=${JSON.stringify(byKey)}
export const load=(key,query)=>Promise.all((files[key]??[]).map((file)=>import('${base}assets/'+file+query)))`
        const known = [
          emit('texts', `${ofFirst}\n${load}`),
          ...early.map((name) => {
            const chunk = chunks.find((one) => one.name === name)
            return (chunk && addresses.get(chunk)) ?? null
          }),
        ]
        files[language] = known.slice(0, known.findLastIndex((file) => file !== null) + 1)
      }
      written(files)
    },
  }
}

function keyOf(path: string): string {
  return createHash('sha1').update(path).digest('base64url').slice(0, 5)
}

async function replaceEach(
  code: string,
  keyFor: (path: string) => Promise<string | null | undefined>,
): Promise<string> {
  const found = [...code.matchAll(ownImport)]
  const keys = await Promise.all(found.map(([, , path = '']) => keyFor(path)))
  let index = 0
  return code.replace(ownImport, (whole) => {
    const key = keys[index++]
    return key ? `__withTexts(${whole}, "${key}")` : whole
  })
}

/** The chunk and what it imports, by whatever way, before it runs. */
function closureOf(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set([chunk])
  for (const one of found) {
    for (const file of one.imports) {
      const next = chunks.find(({ fileName }) => fileName === file)
      if (next) found.add(next)
    }
  }
  return [...found]
}

function textsOf(chunk: Rolldown.OutputChunk): string[] {
  return chunk.moduleIds.flatMap((id) => englishFileOf(id) ?? [])
}
