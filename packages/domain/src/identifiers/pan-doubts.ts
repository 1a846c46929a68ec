import { checkPan, normalisePan, type TypeOfOrganisation } from './pan.ts'

export type PanDoubt = 'pan_organisation_mismatch' | 'pan_name_mismatch'

interface Holder {
  /** `individual` for a person. */
  readonly organisation?: TypeOfOrganisation | undefined
  readonly name?: string | undefined
}

/**
 * What in a valid PAN does not fit its holder: the fourth letter to the type of organisation, the fifth to the name. A
 * reason to look again, never to refuse: names are spelled, ordered and changed in ways that no rule knows.
 */
export function findPanDoubt(text: string, { organisation, name }: Holder): PanDoubt | undefined {
  const pan = normalisePan(text)
  if (!checkPan(pan).ok) return undefined
  if (organisation !== undefined && !checkPan(pan, organisation).ok) return 'pan_organisation_mismatch'
  return name && !fitsName(pan, name) ? 'pan_name_mismatch' : undefined
}

/** Titles that stand before a name and are no part of it. */
const TITLE = /^(?:m\/s|messrs|mr|mrs|ms|miss|dr|shri|smt|sri|the|kumari|km)$/i

/**
 * A person's fifth letter is the first of the surname, any other holder's the first of the name. Which word is the surname
 * differs between families and regions, so that every word of a person's name will do. A name in another script than Latin
 * is not compared.
 */
function fitsName(pan: string, name: string): boolean {
  const words = name.split(/[\s.,]+/).filter((word) => word && !TITLE.test(word))
  const first = words[0]
  if (first === undefined || words.some((word) => /[^\p{Script=Latin}\p{Script=Common}]/u.test(word)))
    return true
  const looked = pan.charAt(3) === 'P' ? words : [first]
  return looked.some((word) => initialOf(word) === pan.charAt(4))
}

function initialOf(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .charAt(0)
    .toUpperCase()
}
