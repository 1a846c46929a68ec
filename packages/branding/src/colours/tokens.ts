import { nearBlack, nearWhite, readable, toward } from './colour.ts'

/** What a folder must say of each theme; all else follows from these. */
export const chosenTokens = ['primary', 'accent', 'brand'] as const

/** Those that have a value of the product where a folder says none. */
export const neutralTokens = ['paper', 'surface', 'sunken', 'text', 'muted', 'line', 'control-line'] as const

/** Those that follow from others where a folder does not say them. */
export const derivedTokens = [
  'primary-strong',
  'on-primary',
  'primary-soft',
  'focus',
  'accent-soft',
  'brand-deep',
  'brand-mark',
  'on-brand',
  'on-brand-muted',
  'on-brand-accent',
] as const

type Chosen = (typeof chosenTokens)[number]
type Neutral = (typeof neutralTokens)[number]
export type ColourToken = Chosen | Neutral | (typeof derivedTokens)[number]
/** As `#rrggbb`. */
export type Colours = Readonly<Record<ColourToken, string>>
export type GivenColours = Readonly<Record<Chosen, string> & Partial<Record<ColourToken, string | undefined>>>

/** Grounds, lines and words, on which the colours of a brand stand. */
const neutral: Readonly<Record<'light' | 'dark', Readonly<Record<Neutral, string>>>> = {
  light: {
    paper: '#f7f3eb',
    surface: '#fffdf9',
    sunken: '#f1ebdf',
    text: '#1b2629',
    muted: '#556064',
    line: '#e2dacb',
    'control-line': '#837a6b',
  },
  dark: {
    paper: '#0e1719',
    surface: '#162225',
    sunken: '#111c1f',
    text: '#ece7dc',
    muted: '#a8b2b1',
    line: '#2b3a3e',
    'control-line': '#74868b',
  },
}

/** Every colour of both themes: as given, or as it follows from those that are. */
export function completeColours(given: Readonly<Record<'light' | 'dark', GivenColours>>): {
  light: Colours
  dark: Colours
} {
  const onDark = given.dark.accent
  return {
    light: complete({ ...neutral.light, ...defined(given.light) }, 'light', onDark),
    dark: complete({ ...neutral.dark, ...defined(given.dark) }, 'dark', onDark),
  }
}

type Known = Readonly<Record<Chosen | Neutral, string>>

function complete(known: Known & Partial<Colours>, theme: 'light' | 'dark', accentOnDark: string): Colours {
  const { primary, accent, brand, surface } = known
  const isLight = theme === 'light'
  const onBrand = known['on-brand'] ?? readable(brand, [nearWhite, nearBlack])
  return {
    'primary-strong': toward(primary, isLight ? '#000000' : '#ffffff', 0.25),
    'on-primary': readable(primary, [nearWhite, toward(primary, '#000000', 0.8), nearBlack]),
    'primary-soft': toward(primary, surface, isLight ? 0.88 : 0.85),
    focus: isLight ? primary : accent,
    'accent-soft': toward(accent, surface, 0.85),
    'brand-deep': toward(brand, '#000000', 0.3),
    'brand-mark': isLight ? brand : toward(brand, '#ffffff', 0.12),
    'on-brand': onBrand,
    'on-brand-muted': toward(onBrand, brand, 0.2),
    'on-brand-accent': readable(brand, [accentOnDark, accent]),
    ...known,
  }
}

/** Without what is absent, which would take the place of what follows. */
function defined<T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never
}
