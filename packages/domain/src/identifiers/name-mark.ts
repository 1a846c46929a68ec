import type { Instant } from '../calendar/instant.ts'
import { checkGstin, hasPan, panOfGstin } from './gstin.ts'
import { maskPan } from './pan.ts'
import { type NameMark, type NameWords, shownName } from './shown-name.ts'

/** A business among those of one customer that have the same name. */
export interface Namesake {
  readonly id: string
  readonly city: string | null
  /** Masked. */
  readonly pan: string | null
  readonly gstin: string | null
  readonly addedAt: Instant
}

/** Undefined unless another one has the same name: a name alone then says which. */
export function findNameMark(id: string, namesakes: readonly Namesake[]): NameMark | undefined {
  const business = namesakes.find((one) => one.id === id)
  if (!business || namesakes.length < 2) return undefined
  return (
    findOwnMark(business, namesakes) ?? {
      by: 'time',
      added_at: business.addedAt,
      ...numberOf(business, namesakes),
    }
  )
}

/** What no other one of them has. */
function findOwnMark(business: Namesake, namesakes: readonly Namesake[]): NameMark | undefined {
  const others = namesakes.filter((one) => one !== business)
  const city = business.city?.trim()
  if (city && others.every((other) => comparable(other.city) !== comparable(city)))
    return { by: 'city', city }
  const pan = panOf(business)
  if (pan && others.every((other) => panOf(other) !== pan)) return { by: 'pan', pan }
  return undefined
}

/** Times are read to the minute: a form that was sent twice makes two businesses within one. */
function numberOf({ id, addedAt }: Namesake, namesakes: readonly Namesake[]): { number?: number } {
  const together = namesakes.filter(
    (one) => minuteOf(one.addedAt) === minuteOf(addedAt) && !findOwnMark(one, namesakes),
  )
  if (together.length < 2) return {}
  const isBefore = (one: Namesake) => one.addedAt < addedAt || (one.addedAt === addedAt && one.id < id)
  return { number: together.filter(isBefore).length + 1 }
}

const minuteOf = (instant: Instant) => instant.slice(0, 'yyyy-mm-ddThh:mm'.length)

const comparable = (text: string | null) => text?.trim().toLocaleLowerCase('en-IN') ?? ''

function panOf({ pan, gstin }: Namesake): string | null {
  return pan ?? (gstin && checkGstin(gstin).ok && hasPan(gstin) ? maskPan(panOfGstin(gstin)) : null)
}

/** For a message that is read in whichever language. */
export function plainShownName(name: string, mark: NameMark | undefined): string {
  return shownName(name, mark, { words: plainWords, formatTime: plainTime })
}

const plainWords: NameWords = {
  marked: ({ name, mark }) => `${name} (${mark})`,
  pan: ({ pan }) => pan,
  added: ({ time }) => time,
  addedNumber: ({ time, number }) => `${time}, ${number}`,
}

const timeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})
const plainTime = (instant: Instant) => timeFormat.format(new Date(instant))
