const HOUR = 3_600_000
const IST = 5.5 * HOUR

/** A time of day in India, so many days from today, as an instant. */
function inIndia(now: number, days: number, minutes: number): string {
  const midnight = Math.floor((now + IST) / (24 * HOUR)) * 24 * HOUR - IST
  return new Date(midnight + days * 24 * HOUR + minutes * 60_000).toISOString()
}

const OPENS = 10 * 60 + 30
const CLOSES = 17 * 60 + 30

export const moments = {
  inAnHour: (now: number) => new Date(now + HOUR).toISOString(),
  tomorrowMorning: (now: number) => inIndia(now, 1, OPENS),
  inAWeek: (now: number) => inIndia(now, 7, OPENS),
} as const

/** By when a piece of work may be made due: today only while the centre is open, or it would be overdue at once. */
export function listDueMoments(
  now: number,
): { readonly name: 'dueToday' | 'dueTomorrow'; readonly at: string }[] {
  const [today, tomorrow] = [inIndia(now, 0, CLOSES), inIndia(now, 1, CLOSES)]
  const isOpen = Date.parse(today) > now
  return [
    ...(isOpen ? [{ name: 'dueToday' as const, at: today }] : []),
    { name: 'dueTomorrow', at: tomorrow },
  ]
}
