import { parseCronItems } from 'graphile-worker'

const MINUTE = 60_000
const MINUTES_OF_A_YEAR = 366 * 24 * 60

/** The next minute after this moment that a crontab's five fields name, in UTC. */
export function nextSlot(cron: string, now: Date): Date {
  const [item] = parseCronItems([{ task: 'slot', match: cron }])
  let time = Math.floor(now.getTime() / MINUTE) * MINUTE
  for (let count = 0; count < MINUTES_OF_A_YEAR; count++) {
    time += MINUTE
    const slot = new Date(time)
    const digest = {
      min: slot.getUTCMinutes(),
      hour: slot.getUTCHours(),
      date: slot.getUTCDate(),
      month: slot.getUTCMonth() + 1,
      dow: slot.getUTCDay(),
    }
    if (item?.match(digest)) return slot
  }
  throw new Error(`The crontab ${cron} names no minute of a year`)
}
