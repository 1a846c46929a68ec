import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori'

export const nearWhite = '#ffffff'
export const nearBlack = '#101415'

const toOklch = converter('oklch')

/** By the formula of WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other)
}

/** The part of the way from one colour to another, in OKLab. */
export function toward(colour: string, goal: string, part: number): string {
  return formatHex(interpolate([colour, goal], 'oklab')(part))
}

/** Of what may stand on a ground, the first that is easy to read, or the easiest. */
export function readable(ground: string, candidates: readonly [string, ...string[]]): string {
  const easiest = candidates.toSorted((one, other) => contrastOf(other, ground) - contrastOf(one, ground))
  return candidates.find((one) => contrastOf(one, ground) >= 4.5) ?? easiest[0] ?? candidates[0]
}

/**
 * The colour of the same hue whose lightness is nearest and that passes; nothing where none does. Chroma gives way where
 * a screen could not show it.
 */
export function findNearest(colour: string, passes: (candidate: string) => boolean): string | undefined {
  const { l = 0, ...hue } = toOklch(colour) ?? { mode: 'oklch' as const, c: 0 }
  for (let step = 1; step <= 500; step++) {
    for (const lightness of [l - step / 500, l + step / 500]) {
      if (lightness < 0 || lightness > 1) continue
      const candidate = formatHex(clampChroma({ ...hue, l: lightness }, 'oklch'))
      if (passes(candidate)) return candidate
    }
  }
  return undefined
}
