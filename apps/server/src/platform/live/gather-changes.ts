import type { WorkChange } from '@sanad/contracts/staff'
import type { PortalChange } from './portal-change.ts'

/** Debounce: what changes in one breath is told at once. */
const TOGETHER_MS = 100
/** So many pieces of work are named to a page, which is about as long as what it would read again; of more it is told that any may have changed. */
const MOST_NAMED = 60
/** So many other things are named; of more it is told to read everything again. */
const MOST_OTHERS = 200

export type GatheredChange = Omit<PortalChange, 'customer'>

interface Options {
  /** `reset`: too much has changed to name it. */
  readonly tell: (changes: readonly GatheredChange[] | 'reset') => void
}

/**
 * Changes that concern every page of this process, told a few times a second at most: the work of so many pages does not
 * grow with the changes of one moment, nor does what is sent outgrow what a page takes.
 */
export function gatherChanges({ tell }: Options) {
  let timer: NodeJS.Timeout | undefined
  let others = new Map<string, GatheredChange>()
  let named = new Map<number, WorkChange>()
  let isAllWork = false

  function flush(): void {
    timer = undefined
    const work = [...named.values()]
    const isNamed = !isAllWork && work.length <= MOST_NAMED
    const ofWork: GatheredChange[] =
      isAllWork || work.length > 0 ? [{ topic: 'work', id: null, ...(isNamed && { work }) }] : []
    tell(others.size > MOST_OTHERS ? 'reset' : [...ofWork, ...others.values()])
    others = new Map()
    named = new Map()
    isAllWork = false
  }

  return {
    hear({ topic, id, work, service, owners }: PortalChange): void {
      if (topic !== 'work') others.set(`${topic} ${id}`, { topic, id, service, owners })
      else if (!work) isAllWork = true
      else
        for (const one of work) {
          // From how it was before the first change to how it is after the last.
          named.set(one.id, { ...one, was: named.has(one.id) ? (named.get(one.id)?.was ?? null) : one.was })
        }
      timer ??= setTimeout(flush, TOGETHER_MS)
    },
    close: () => clearTimeout(timer),
  }
}
