import { type Language, languageName, languages, offeredLanguages, sourceLanguage } from '@sanad/texts'
import { listTextFiles, readTexts } from '@sanad/texts/node'

interface Progress {
  readonly language: Language
  readonly name: string
  readonly translated: number
  readonly all: number
  readonly isOffered: boolean
}

/** How many of the English texts each language has. */
export function listProgress(): Progress[] {
  const files = listTextFiles(sourceLanguage).map((name) => ({
    name,
    keys: Object.keys(readTexts(sourceLanguage, name)),
  }))
  const all = files.reduce((sum, { keys }) => sum + keys.length, 0)
  return languages.map((language) => {
    const translated = files.reduce((sum, { name, keys }) => {
      const texts = readTexts(language, name)
      return sum + keys.filter((key) => Object.hasOwn(texts, key)).length
    }, 0)
    const isOffered = offeredLanguages.includes(language)
    return { language, name: languageName(language), translated, all, isOffered }
  })
}

export function progressTable(): string {
  const rows = listProgress().map(({ language, name, translated, all, isOffered }) => {
    // Rounded down: 100 % means all.
    const percent = Math.floor((100 * translated) / all)
    return `| ${name} | \`${language}\` | ${translated} of ${all} | ${percent} % | ${isOffered ? 'yes' : 'no'} |`
  })
  return ['| Language | Code | Texts | Done | Offered |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}
