const OFFSET_MS = 330 * 60_000

/** The provider writes every time with the offset of India: readers must parse offsets. */
export function indianTime(time: Date | string): string {
  const shifted = new Date(new Date(time).getTime() + OFFSET_MS)
  return `${shifted.toISOString().slice(0, 19)}+05:30`
}
