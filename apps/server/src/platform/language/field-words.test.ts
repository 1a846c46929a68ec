import { completeLanguages } from '@sanad/texts'
import { expect, it } from 'vitest'
import { translatedFields } from './field-words.ts'
import { findTranslatedState, translatedStates } from './translated-states.ts'

it('every application field and every State has words in each complete language', () => {
  const fields = Object.values(translatedFields)
  expect(fields).toHaveLength(71)
  for (const language of completeLanguages) {
    for (const { label, options } of fields) {
      for (const text of [label, ...options.map((option) => option.label)])
        expect(text[language]).toBeTruthy()
    }
    for (const { name } of translatedStates) expect(name[language]).toBeTruthy()
  }
  for (const { label } of fields) expect(label.hi).toMatch(/[\u0900-\u097f]/)
  expect(findTranslatedState(21)?.name).toMatchObject({ en: 'Maharashtra', hi: 'महाराष्ट्र' })
})
