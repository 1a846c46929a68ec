import type { Instant } from '../calendar/instant.ts'

/** What tells a business from its namesakes, the most telling first. */
export type NameMark =
  | { readonly by: 'city'; readonly city: string }
  | { readonly by: 'pan'; readonly pan: string }
  | {
      readonly by: 'time'
      readonly added_at: Instant
      /** Where another one was added in the same minute: their order. */
      readonly number?: number | undefined
    }

export interface NameWords {
  readonly marked: (params: { name: string; mark: string }) => string
  readonly pan: (params: { pan: string }) => string
  readonly added: (params: { time: string }) => string
  readonly addedNumber: (params: { time: string; number: number }) => string
}

/** The name as it is read wherever a business is named or chosen: "Patil Skills (Pune)" beside another one of that name. */
export function shownName(
  name: string,
  mark: NameMark | undefined,
  { words, formatTime }: { words: NameWords; formatTime: (instant: Instant) => string },
): string {
  if (!mark) return name
  if (mark.by === 'city') return words.marked({ name, mark: mark.city })
  if (mark.by === 'pan') return words.marked({ name, mark: words.pan({ pan: mark.pan }) })
  const time = formatTime(mark.added_at)
  const { number } = mark
  return words.marked({
    name,
    mark: number === undefined ? words.added({ time }) : words.addedNumber({ time, number }),
  })
}
