import { type Theme, themes } from '../brand.ts'
import { contrastOf, findNearest } from './colour.ts'
import { type Pair, pairs } from './pairs.ts'
import { type StatusColour, statusColours } from './status-colours.ts'
import {
  type Colours,
  type ColourToken,
  completeColours,
  derivedTokens,
  type GivenColours,
} from './tokens.ts'

type Nearest = (token: ColourToken, theme: Theme) => string | undefined
type Both<T> = Readonly<Record<Theme, T>>

/**
 * Each pair of colours that is too hard to tell apart, with its ratio and what to write instead: of the colour in front
 * where that is the brand's own, else of the ground.
 */
export function listContrastProblems(given: Both<GivenColours>): string[] {
  const complete = completeColours(given)
  const known = new Map<string, string | undefined>()
  const nearest: Nearest = (token, theme) => {
    const key = `${theme} ${token}`
    if (!known.has(key)) known.set(key, findNearestFor(token, given, theme))
    return known.get(key)
  }
  const listOf = (theme: Theme, some: readonly Pair[]) =>
    some.flatMap((pair) => {
      const colours = complete[theme]
      const ratio = ratioOf(pair, colours, theme)
      if (ratio >= pair.least) return []
      const advice = adviceFor(pair, (token) => nearest(token, theme))
      return [describe(pair, { theme, ratio, colours, advice })]
    })
  return themes.flatMap((theme) => {
    const follows = (token: string) => derivedTokens.some((one) => one === token && !given[theme][one])
    const problems = listOf(
      theme,
      pairs.filter(({ front, ground }) => !follows(front) && !follows(ground)),
    )
    // What follows from a colour that has to change changes with it.
    return problems.length > 0 ? problems : listOf(theme, pairs)
  })
}

function ratioOf({ front, ground }: Pair, colours: Colours, theme: Theme): number {
  return contrastOf(isStatus(front) ? statusColours[theme][front] : colours[front], colours[ground])
}

/** What to write, so that this pair passes and no other of that colour stops passing. */
function findNearestFor(token: ColourToken, given: Both<GivenColours>, theme: Theme): string | undefined {
  const concerned = pairs.filter((pair) => pair.front === token || pair.ground === token)
  return findNearest(completeColours(given)[theme][token], (candidate) => {
    const colours = completeColours({ ...given, [theme]: { ...given[theme], [token]: candidate } })[theme]
    return concerned.every((pair) => ratioOf(pair, colours, theme) >= pair.least)
  })
}

function adviceFor({ front, ground }: Pair, nearest: (token: ColourToken) => string | undefined): string {
  for (const token of isStatus(front) ? [ground] : [front, ground]) {
    const found = nearest(token)
    if (found) return `the nearest ${token} that passes is ${found}`
  }
  return `no other ${isStatus(front) ? ground : front} passes: choose another ${ground}`
}

function describe(
  { front, ground, least, of }: Pair,
  found: { theme: Theme; ratio: number; colours: Colours; advice: string },
): string {
  const { theme, ratio, colours, advice } = found
  const shown = isStatus(front) ? statusColours[theme][front] : colours[front]
  // Rounded down: 4.499 is not 4.5.
  const measured = Math.floor(ratio * 100) / 100
  return (
    `colours.${theme}: ${front} ${shown} on ${ground} ${colours[ground]} (${of}) ` +
    `has a contrast of ${measured}:1, and needs ${least}:1; ${advice}`
  )
}

function isStatus(name: ColourToken | StatusColour): name is StatusColour {
  return name in statusColours.light
}
