/** One line for all processes: numbers that were given out, and up to which of them people may enter. */
export interface WaitingLine {
  readonly issued: number
  readonly admitted: number
}

/** Whose turn it is has place 0; the first of those who wait, 1. */
export function placeOf(number: number, { admitted }: WaitingLine): number {
  return Math.max(number - admitted, 0)
}

export function isMoving({ issued, admitted }: WaitingLine): boolean {
  return issued > admitted
}

/** What an ordinary read may take before newcomers wait, from its arrival to its answer. */
export const fullAfterMs = 300
/** Half a second apart. */
export const looksToBeFull = 4

/**
 * Whether the wait stands (CoDel): a burst is gone at one of the looks, an overload is there at all of them. The longest
 * or the mean would close the door for one slow statement.
 */
export function isFull(delaysMs: readonly number[]): boolean {
  return delaysMs.length >= looksToBeFull && Math.min(...delaysMs.slice(-looksToBeFull)) > fullAfterMs
}

/** People a second who are called at one process. */
export const admission = { atFirst: 2, least: 0.5, most: 500 } as const
/** A read that takes longer closes the door but for the least. */
const stopsAfterMs = 600
const looksToCut = 2
/** Between a call and the load that comes of it: asking again, the page, a code. */
const unseenSeconds = 5
const calmAfterSeconds = 30

/** How fast a process calls people: what its looks so far have taught it. */
export interface Pace {
  /** People a second. */
  readonly rate: number
  /** What was borne after the last cut; none before the first one. */
  readonly borne: number
  /** While positive, the last cut has not shown yet. */
  readonly unseenSeconds: number
  readonly calmSeconds: number
  /** People who may enter now, in parts of one. */
  readonly due: number
}

export const firstPace: Pace = {
  rate: admission.atFirst,
  borne: admission.most,
  unseenSeconds: 0,
  calmSeconds: calmAfterSeconds,
  due: 0,
}

/** While it is not calm, newcomers enter by the pace, although nobody is before them. */
export function isCalm({ calmSeconds }: Pace): boolean {
  return calmSeconds >= calmAfterSeconds
}

interface Looked {
  readonly delaysMs: readonly number[]
  readonly seconds: number
  /** Whether anybody waits: a rate that nobody uses proves nothing and does not grow. */
  readonly isMoving: boolean
  /** Who came meanwhile and did not have to wait. */
  readonly entered: number
}

/**
 * Additive increase, multiplicative decrease (AIMD): the rate nears what the machine bears, whatever it is. Load follows
 * a call by seconds (dead time), so that a cut is followed by none, and no growth, until it has shown: otherwise the rate
 * swings between far too much and nothing. Never zero: whoever waits gets in. Numbers of people who have left cost
 * nothing, so that the rate grows over them.
 */
export function nextPace(pace: Pace, { delaysMs, seconds, isMoving, entered }: Looked): Pace {
  const latest = delaysMs.slice(-looksToCut)
  const isSlow = latest.length === looksToCut && Math.min(...latest) > fullAfterMs
  const unseen = Math.max(pace.unseenSeconds - seconds, 0)
  const isCut = isSlow && unseen === 0
  const next = isCut
    ? cut(pace)
    : unseen > 0
      ? pace
      : isMoving
        ? grow(pace, seconds)
        : follow(pace, entered, seconds)
  const isStopped = (delaysMs.at(-1) ?? 0) > stopsAfterMs
  const { rate } = next
  const due = pace.due + (isStopped ? admission.least : rate) * seconds
  return {
    rate,
    borne: next.borne,
    unseenSeconds: isCut ? unseenSeconds : unseen,
    calmSeconds: isFull(delaysMs) ? 0 : pace.calmSeconds + seconds,
    // Bounded: what a stop or an empty line saved up would come at once.
    due: Math.min(due, Math.max(rate, 1)),
  }
}

function cut(pace: Pace): Pace {
  const rate = Math.max(pace.rate * 0.8, admission.least)
  return { ...pace, rate, borne: rate }
}

/** While nobody waits: as many as come, smoothed over ten seconds, so that the line begins at what was borne before. */
function follow(pace: Pace, entered: number, seconds: number): Pace {
  if (!isCalm(pace) || seconds <= 0) return pace
  const rate = pace.rate + (entered / seconds - pace.rate) * Math.min(seconds / 10, 1)
  return { ...pace, rate: Math.min(Math.max(rate, admission.atFirst), admission.most) }
}

/** Fast up to what was borne, slowly beyond it. */
function grow(pace: Pace, seconds: number): Pace {
  const { rate, borne } = pace
  const slowly = 0.1 + rate * 0.02
  const perSecond = rate < borne ? Math.max(slowly, rate * 0.1) : slowly
  return { ...pace, rate: Math.min(rate + perSecond * seconds, admission.most) }
}

/** Often where the turn is near. So few ask far behind that a line of 100,000 asks some 570 times a second. */
export function askAgainSeconds(place: number): number {
  return Math.min(Math.max(Math.ceil(place / 50), 2), 300)
}
