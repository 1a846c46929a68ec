import type { Texts } from '../messages.ts'
import { listParams } from './list-params.ts'
import { messageFormatOf } from './message-format.ts'

/** Texts of a file, ready for use: a string, or a function where the text has parameters. */
export function compileTexts(source: Readonly<Record<string, string>>, language: string): Texts {
  const format = messageFormatOf(language)
  return Object.fromEntries(
    Object.entries(source).map(([key, text]) => {
      const compiled = format.compile(text)
      return [key, listParams(text).size === 0 ? compiled({}) : compiled]
    }),
  )
}
