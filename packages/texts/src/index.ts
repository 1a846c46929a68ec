export {
  completeLanguages,
  isLanguage,
  type Language,
  languageName,
  languages,
  localeOf,
  offeredLanguages,
  sourceLanguage,
} from './languages.ts'
export { defineMessages, type Messages, type Text, type Texts, type Value } from './messages.ts'
