import { textIn } from '@sanad/domain'
import type { Licence } from '@sanad/domain/compliance'
import type { Language } from '../../../platform/http/language.ts'

/** What the customer typed stays as it is; the title of a deliverable is translated. */
export function licenceTitleIn(title: Licence['title'], language: Language): string {
  return typeof title === 'string' ? title : textIn(title, language)
}
