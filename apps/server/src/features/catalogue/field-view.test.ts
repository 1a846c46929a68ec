import { join } from 'node:path'
import { expect, it } from 'vitest'
import { translatedFields } from '../../platform/language/field-words.ts'
import { toFieldView } from './field-view.ts'
import { readCatalogue } from './read-catalogue.ts'

const services = await readCatalogue(join(import.meta.dirname, '../../../../../catalogue'))
const asking = services.filter(({ aadhaar }) => aadhaar)

// Four lines of a phone.
const longest = 160

it.each(asking.flatMap((service) => (['en', 'hi'] as const).map((language) => ({ service, language }))))(
  'beside an Aadhaar number stands in few words what to type, and that it may be left: $service.slug, $language',
  ({ service, language }) => {
    const own = service.fields.filter(({ identifier }) => identifier === 'aadhaar')
    for (const field of [translatedFields.aadhaar_number, ...own]) {
      const { help } = toFieldView(field, service, language)
      expect(help).toMatch(
        language === 'en' ? /^12 digits.*You may leave it empty/ : /^12 अंक.*खाली छोड़ सकते हैं/,
      )
      expect(help.length).toBeLessThanOrEqual(longest)
    }
  },
)
