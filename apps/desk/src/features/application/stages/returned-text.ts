import type { StagesTexts } from '@sanad/texts/desk/stages'

/** Why a held completion was not carried out, by the code of the error. */
export function returnedText(texts: StagesTexts, problem: string): string {
  return texts.returned({ why: texts[whys[problem] ?? 'returnedNotAllowed'] })
}

const whys: Readonly<Record<string, 'returnedReference' | 'returnedForm' | 'returnedMissing'>> = {
  reference_used: 'returnedReference',
  form_missing: 'returnedForm',
  ask_missing: 'returnedMissing',
}
