import * as runtime from '@messageformat/runtime'
import * as cardinals from '@messageformat/runtime/lib/cardinals'
import { compileTextsModule } from '../node/compile-texts-module.ts'
import { readTexts } from '../node/read-texts.ts'

const helpers: Readonly<Record<string, unknown>> = { ...cardinals, ...runtime }

/** A module with a language's texts of some files, which imports nothing; nothing where the language has none. */
export function translationSource(language: string, names: readonly string[]): string | undefined {
  const needed = new Set<string>()
  const files = names.flatMap((name) => {
    const texts = readTexts(language, name)
    if (Object.keys(texts).length === 0) return []
    const code = compileTextsModule(texts, language)
      .replace(/^import \{(.+)\} from .+$/gm, (_, imported: string) => {
        for (const helper of imported.split(',')) needed.add(helper.trim())
        return ''
      })
      .replace('export default', 'return')
    const isPlain = !code.includes('const open')
    const value = isPlain ? code.replace('return', '').trim() : `(() => {${code.trim()}})()`
    return [`[${JSON.stringify(name)},${value}]`]
  })
  if (files.length === 0) return undefined
  const definitions = [...needed].map((helper) => `const ${helper}=${String(helpers[helper])};`)
  return `${definitions.join('')}export default [${files.join(',')}]`
}
