import { type StatusColour, statusColours } from './status-colours.ts'
import type { ColourToken } from './tokens.ts'

export interface Pair {
  readonly front: ColourToken | StatusColour
  readonly ground: ColourToken
  /** The least ratio: WCAG 2.2, 1.4.3 for words, 1.4.11 for controls, marks and the focus. */
  readonly least: 4.5 | 3
  /** What is read or seen there. */
  readonly of: string
}

const grounds = ['paper', 'surface', 'sunken'] as const

const on = (ground: readonly ColourToken[], front: Pair['front'], least: Pair['least'], of: string): Pair[] =>
  ground.map((one) => ({ front, ground: one, least, of }))

/** Every pair of colours that the interface draws on one another and that a folder can change. */
export const pairs: readonly Pair[] = [
  ...on([...grounds, 'primary-soft', 'accent-soft'], 'text', 4.5, 'text'),
  ...on(grounds, 'muted', 4.5, 'secondary text'),
  ...on([...grounds, 'primary-soft'], 'primary', 4.5, 'links and quiet buttons'),
  ...on(['paper', 'surface'], 'primary-strong', 4.5, 'links under the pointer'),
  ...on(['primary', 'primary-strong'], 'on-primary', 4.5, 'words on buttons'),
  ...on([...grounds, 'primary-soft'], 'focus', 3, 'the outline of the focus'),
  ...on(['paper', 'surface'], 'control-line', 3, 'the outline of fields'),
  ...on(['brand', 'brand-deep'], 'on-brand', 4.5, 'words on the brand panel'),
  ...on(['brand', 'brand-deep'], 'on-brand-muted', 4.5, 'secondary words on the brand panel'),
  ...on(['brand', 'brand-deep'], 'on-brand-accent', 3, 'icons on the brand panel'),
  ...(Object.keys(statusColours.light) as StatusColour[]).flatMap((status) =>
    on(['paper', 'surface'], status, 4.5, 'words that tell a state'),
  ),
]
