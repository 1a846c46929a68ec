/** 10:30; minutes after midnight. */
export function hoursText(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** Minutes after midnight; undefined for what is no time of day. */
export function readHours(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const sum = Number(hours) * 60 + Number(minutes)
  return sum <= 24 * 60 ? sum : undefined
}
