/// <reference path="./messageformat.d.ts" />
import compileModule from '@messageformat/core/compile-module.js'
import { compileTexts } from './compile-texts.ts'
import { messageFormatOf } from './message-format.ts'

/**
 * What `compileTexts` gives, as the source of an ES module for the browser: no parser, no interpreter, and of the
 * plural rules only those in use.
 */
export function compileTextsModule(source: Readonly<Record<string, string>>, language: string): string {
  const texts = Object.entries(compileTexts(source, language))
  const plain = Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'))
  const open = texts.flatMap(([key, text]) => (typeof text === 'string' ? [] : [[key, source[key] ?? '']]))
  if (open.length === 0) return `export default ${JSON.stringify(plain)}`
  const functions = compileModule(messageFormatOf(language), Object.fromEntries(open))
  return `${functions.replace('export default', 'const open =')}
export default { ...${JSON.stringify(plain)}, ...open }`
}
