export { loadLanguage, withTexts } from './load-language.ts'
export { addTranslations, messagesIn, translationsIn } from './translations.ts'
