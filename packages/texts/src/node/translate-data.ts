import { languages, sourceLanguage } from '../languages.ts'
import { readTexts } from './read-texts.ts'

/** A text of a data file: in English there, its translations come from `texts/{language}`. */
type DataText = Readonly<Record<string, string>>

/** The English texts within data, by where they stand. Items of a list go by their name, where they have one. */
export function englishOf(data: unknown): Record<string, string> {
  const texts: Record<string, string> = {}
  mapTexts(data, '', (text, path) => {
    texts[path] = text.en ?? ''
    return text
  })
  return texts
}

/** Data with the translations of its texts, as far as languages have them. */
export function translateData<Data>(name: string, data: Data): Data {
  const others = languages
    .filter((language) => language !== sourceLanguage)
    .map((language) => ({ language, texts: readTexts(language, name) }))
  return mapTexts(data, '', (text, path) => {
    const translated = others.flatMap(({ language, texts }) => {
      const words = texts[path]
      return words === undefined ? [] : [[language, words]]
    })
    return { ...text, ...Object.fromEntries(translated) }
  }) as Data
}

/** Data with its English texts alone: what two versions of it are compared by. */
export function untranslated(data: unknown): unknown {
  return mapTexts(data, '', ({ en = '' }) => ({ en }))
}

function mapTexts(data: unknown, path: string, map: (text: DataText, path: string) => unknown): unknown {
  if (Array.isArray(data)) {
    return data.map((item, index) => mapTexts(item, joined(path, nameOf(item) ?? String(index + 1)), map))
  }
  if (typeof data !== 'object' || data === null) return data
  if ('en' in data && typeof data.en === 'string') return map(data as DataText, path)
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, mapTexts(value, joined(path, key), map)]),
  )
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { id, value, purpose } = item as Readonly<Record<string, unknown>>
  const name = id ?? value ?? purpose
  return name === undefined ? undefined : String(name)
}
