import * as z from 'zod/mini'

/** Papers that more than one service asks for: a file that was given for one serves wherever the same is asked. */
export const Paper = z.enum([
  'centre-photos',
  'education-proof',
  'gst-certificate',
  'pan-card',
  'photo',
  'photo-id',
  'premises-proof',
  'registration-certificate',
  'trainer-papers',
])
export type Paper = z.infer<typeof Paper>

/** Whose they are does not change with the business that an application is for. */
const papersOfPerson: ReadonlySet<string> = new Set<Paper>(['education-proof', 'photo', 'photo-id'])

interface Asked {
  readonly id: string
  readonly paper?: Paper | undefined
  readonly perUnit?: boolean | undefined
}

/** A document of an application, which counts so many units. */
interface AskedIn {
  readonly document: Asked
  readonly quantity: number
}

/** Its own id where it names none. A file with the papers of several people is nobody's single paper. */
function paperOf({ document: { id, paper, perUnit = false }, quantity }: AskedIn): string {
  return perUnit && quantity > 1 ? id : (paper ?? id)
}

/**
 * Whether a file of one application, all of one customer, serves as the document of another: the papers of a business within
 * that business, those of a person wherever they are asked. The same document of the same business always does, also when
 * one of the two versions of its service names no paper.
 */
export function servesAs(asked: AskedIn, given: AskedIn & { readonly sameBusiness: boolean }): boolean {
  const paper = paperOf(asked)
  const isSamePaper = paperOf(given) === paper
  return given.sameBusiness
    ? isSamePaper || given.document.id === asked.document.id
    : isSamePaper && papersOfPerson.has(paper)
}
