import { addTranslations, type Translations } from './translations.ts'

/** What the build writes for each language: the texts of the first page, and how those of an import come. */
interface LanguageFile {
  readonly default: Translations
  readonly load: (key: string) => Promise<readonly { readonly default: Translations }[]>
}

/** Keys of the imports so far: another language needs their texts too. */
const imported = new Set<string>()
let loadTexts: (key: string) => Promise<void> | undefined = () => undefined

/**
 * From now on a language's texts are loaded with what is imported; resolves when those of everything imported so far
 * are here. What cannot be loaded is shown in the source language: a lost connection shows itself by other calls.
 */
export async function loadLanguage(language: string): Promise<void> {
  // Written into the page by the build. The source language has none, and a development server no need of any.
  const address = JSON.parse(document.getElementById('texts')?.textContent ?? '{}')[language]?.[0]
  const file: Promise<LanguageFile> | undefined = address && import(/* @vite-ignore */ address)
  const add = ({ default: texts }: { default: Translations }) => addTranslations(language, texts)
  const first = file?.then(add)
  loadTexts = (key) =>
    file
      ?.then(({ load }) => load(key))
      .then((files) => files.forEach(add))
      .catch(() => {})
  await Promise.all([first, ...[...imported].map(loadTexts)]).catch(() => {})
}

/** Written by the build around each `import()`: the texts come beside the module, not after it. */
export async function withTexts<Module>(module: Promise<Module>, key: string): Promise<Module> {
  imported.add(key)
  await loadTexts(key)
  return module
}
