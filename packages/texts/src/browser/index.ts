export { loadLanguage, withTexts } from './load-language.ts'
export { addTranslations, messagesIn, onTranslations, shownLanguage, translationsIn } from './translations.ts'
