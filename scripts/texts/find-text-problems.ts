import { compileTexts, listParams } from '@sanad/texts/node'

type Source = Readonly<Record<string, string>>

interface Translation {
  readonly language: string
  readonly texts: Source
  /** Nothing may be missing. */
  readonly isComplete: boolean
}

/** What is wrong with a file of texts beside the English one. */
export function findTextProblems(
  english: Source,
  { language, texts: translated, isComplete }: Translation,
): string[] {
  const problems = Object.keys(translated)
    .filter((key) => !Object.hasOwn(english, key))
    .map((key) => `${key}: English has no such text`)
  for (const [key, text] of Object.entries(english)) {
    const translation = translated[key]
    if (translation !== undefined) problems.push(...findProblemsOf(key, text, translation, language))
    else if (isComplete) problems.push(`${key}: is missing`)
  }
  return problems
}

/** Spellings that are not the house's. Hindi has a nukta under ज and फ, which are spoken so, and under no other letter of Urdu. */
const refusedSpellings: Readonly<Record<string, RegExp>> = { hi: /\S*[कखग]\u093c\S*/u }

function findProblemsOf(key: string, english: string, translation: string, language: string): string[] {
  if (typeof translation !== 'string' || translation.trim() === '') return [`${key}: is empty`]
  const [misspelt] = refusedSpellings[language]?.exec(translation.normalize('NFD')) ?? []
  if (misspelt !== undefined) return [`${key}: spells ${misspelt} with a nukta under क, ख or ग`]
  try {
    const wanted = namesIn(english)
    const given = namesIn(translation)
    // Refuses plural forms that the language does not have.
    compileTexts({ [key]: translation }, language)
    return wanted === given ? [] : [`${key}: has the parameters (${given}), English has (${wanted})`]
  } catch (error) {
    return [`${key}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`]
  }
}

function namesIn(text: string): string {
  return [...listParams(text).keys()].sort().join(', ')
}
