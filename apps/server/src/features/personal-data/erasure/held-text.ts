import type { HeldRecord } from '@sanad/contracts'
import { textsIn } from '@sanad/texts/node'
import { heldRecordsMessages } from '@sanad/texts/server/held-records'
import type { Language } from '../../../platform/http/language.ts'

/** Retained records and their end dates, as one line of the confirmation. */
export function heldText(held: readonly HeldRecord[], language: Language): string {
  const texts = textsIn(heldRecordsMessages, language)
  const parts = held.map(({ kind, until }) =>
    texts.until({ what: texts[kind], day: until.split('-').reverse().join('/') }),
  )
  return parts.length > 0 ? parts.join('; ') : texts.nothing
}
