import { useState } from 'react'

/**
 * What is missing first. What was missing when the panel was opened stays there, so that nothing moves under the finger
 * that has just given it.
 */
export function useMissingFirst<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  isMissing: (item: Item) => boolean,
): readonly Item[] {
  const [wasMissing] = useState(() => new Set(items.filter(isMissing).map(idOf)))
  const isFirst = (item: Item) => wasMissing.has(idOf(item)) || isMissing(item)
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))]
}
