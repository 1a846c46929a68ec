export { splitTranslations, type TranslationFiles } from './split-translations.ts'
export { textsPlugin } from './texts-plugin.ts'
