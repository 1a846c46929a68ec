import { readFacet } from '@sanad/contracts'
import type { WorkItem } from '@sanad/contracts/staff'
import { workMessages } from '@sanad/texts/desk/work'
import { Button, CloseIcon, Inline } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { keyName, valueName } from './filter-words.ts'
import { useColleagues } from './use-colleagues.ts'
import { filterKeys, type WorkAddress } from './use-work-address.ts'

interface FilterChipsProps {
  readonly address: WorkAddress
  /** What the list shows: it names whom an id is of. */
  readonly rows: readonly WorkItem[]
}

/** What the list is filtered by, a chip for each value; pressing one removes it. A queue's own filter is its title. */
export function FilterChips({ address, rows }: FilterChipsProps) {
  const { view, own: added, filter, setFilter } = address
  const texts = useMessages(workMessages)
  const own = view.saved ? filter : added
  const colleagues = useColleagues({ isWanted: own.owner?.includes('-') === true })
  const chips = filterKeys.flatMap((key) => {
    const values = own[key]?.split(',') ?? []
    return values.map((value) => {
      const { any, none } = readFacet(value)
      const name = valueName(texts, key, any[0] ?? none[0] ?? '', rows, colleagues)
      return {
        key,
        value,
        label: `${keyName(texts, key)}: ${none.length > 0 ? texts.not({ name }) : name}`,
      }
    })
  })
  return (
    <Inline gap="small">
      {chips.map(({ key, value, label }) => (
        <Button
          key={`${key} ${value}`}
          variant="secondary"
          size="small"
          iconAfter={<CloseIcon size={0.9} />}
          aria-label={texts.remove({ name: label })}
          onClick={() => setFilter(key, (now) => without(now, value))}
        >
          {label}
        </Button>
      ))}
    </Inline>
  )
}

const without = (values: string | undefined, gone: string) =>
  values
    ?.split(',')
    .filter((one) => one !== gone)
    .join(',') || undefined
