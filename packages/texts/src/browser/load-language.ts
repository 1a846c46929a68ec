import { addTranslations, type Translations } from './translations.ts'

interface TextsModule {
  readonly default: Translations
}

/** What the build writes for each language: the texts of the first page, and how those of an import come. */
interface LanguageFile extends TextsModule {
  readonly load: (key: string, query: string) => Promise<readonly TextsModule[]>
}

/** Keys of the imports so far: another language needs their texts too. */
const imported = new Set<string>()
let loadTexts = async (_key: string): Promise<void> => {}

/**
 * From now on a language's texts are loaded with what is imported; resolves to whether those of everything imported so
 * far are here. What is not is shown in the source language, and loaded when the connection is back.
 */
export async function loadLanguage(language: string): Promise<boolean> {
  // Written into the page by the build. The source language has none, and a development server no need of any.
  const address: string | undefined = JSON.parse(document.getElementById('texts')?.textContent ?? '{}')[
    language
  ]?.[0]
  const add = ({ default: texts }: TextsModule) => addTranslations(language, texts)
  let file: Promise<LanguageFile> | undefined
  const getFile = async (): Promise<LanguageFile> => {
    file ??= persist((query) => import(/* @vite-ignore */ address + query))
    try {
      return await file
    } catch (error) {
      file = undefined
      throw error
    }
  }
  const loadFirst = async () => add(await getFile())
  const loadAll = () =>
    Promise.all([loadFirst(), ...[...imported].map(loadTexts)]).then(
      () => true,
      () => {
        addEventListener('online', () => void loadAll(), { once: true })
        return false
      },
    )
  loadTexts = async (key) => {
    if (!address) return
    const { load } = await getFile()
    const files = await persist((query) => load(key, query))
    files.forEach(add)
  }
  return address ? loadAll() : true
}

/** Written by the build around each `import()`: the texts come beside the module, not after it. */
export async function withTexts<Module>(module: Promise<Module>, key: string): Promise<Module> {
  imported.add(key)
  await loadTexts(key).catch(() => {})
  return module
}

let failures = 0

/** Retry with backoff. Browsers remember a module that could not be fetched: the query makes it another one. */
async function persist<T>(load: (query: string) => Promise<T>): Promise<T> {
  for (const pause of [500, 2000]) {
    try {
      return await load(failures === 0 ? '' : `?${failures}`)
    } catch {
      failures++
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load(`?${failures++}`)
}
