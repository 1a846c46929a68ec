import { maxItemId } from '@sanad/domain'
import * as z from 'zod/mini'

/** Values of one key of a list's filter: any of `any`, and none of `none`. */
export interface Facet {
  readonly any: readonly string[]
  readonly none: readonly string[]
}

/** `a,b` or `!a`: what `facetOf` has checked. */
export function readFacet(text: string): Facet {
  const values = text.split(',')
  const isNegated = (value: string) => value.startsWith('!')
  return {
    any: values.filter((value) => !isNegated(value)),
    none: values.filter(isNegated).map((value) => value.slice(1)),
  }
}

const mostFurtherValues = 49

/** A filter of up to 50 values, each of which the pattern describes. */
function facetOf(pattern: string) {
  const value = `!?(?:${pattern})`
  const all = new RegExp(`^${value}(?:,${value}){0,${mostFurtherValues}}$`)
  return z.optional(z.string().check(z.maxLength(2200), z.regex(all)))
}

export const facet = {
  of: (values: readonly string[]) => facetOf(values.join('|')),
  /** Ids of people or customers, and the words that stand for some of them. */
  ids: (...words: string[]) => facetOf(['[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', ...words].join('|')),
  /** Ids of the catalogue. */
  items: () => facetOf(`[a-z0-9][a-z0-9_-]{0,${maxItemId - 1}}`),
  numbers: () => facetOf('[0-9]{1,4}'),
  /** Words, or days as `2026-11-20..2026-11-25`, of which one end may be left out. */
  days: (...words: string[]) => {
    const day = '20[0-9]{2}-[0-9]{2}-[0-9]{2}'
    return facetOf([...words, `${day}\\.\\.(?:${day})?`, `\\.\\.${day}`].join('|'))
  },
}
