import { keyListMessages } from '@sanad/texts/desk/shared/key-list'
import { useMessages } from '@sanad/web-kit'
import { useKeys } from '../keys/use-keys.ts'
import { useKeyList } from './use-key-list.ts'

/** A list of which J and K make the next and the one before the current row. */
export function useMovableList<Row>(rows: readonly Row[], idOf: (row: Row) => string) {
  const texts = useMessages(keyListMessages)
  const list = useKeyList(rows, idOf)
  useKeys(
    rows.length > 0
      ? [
          { keys: 'j', label: texts.next, run: () => list.move(1) },
          { keys: 'k', label: texts.previous, run: () => list.move(-1) },
        ]
      : [],
  )
  return list
}
