import { type WorkItem, WorkSort } from '@sanad/contracts/staff'
import { workMessages } from '@sanad/texts/desk/work'
import { Button, EmptyState, Inline, LoadingState, PageHeader, SelectField, Stack } from '@sanad/ui'
import { ReadAlert, ReadError, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { workItemPath, workPath } from '../../shared/routing/paths.ts'
import { Strip } from '../../shared/strip/strip.tsx'
import { FilterChips } from './filter-chips.tsx'
import { useRowFocus } from './use-row-focus.ts'
import { useSelection } from './use-selection.ts'
import { useSteadyList } from './use-steady-list.ts'
import { useWorkActs } from './use-work-acts.ts'
import { useWorkAddress } from './use-work-address.ts'
import { useCountWorkQuery, useLazyListWorkQuery, useListWorkQuery } from './work-api.ts'
import { type WorkDialogName, WorkDialogs } from './work-dialogs.tsx'
import { WorkGrid } from './work-grid.tsx'
import styles from './work-screen.module.css'

/** Due times pass without anybody saying so, and a stream may be cut: the list is read again now and then. */
const live = { pollingInterval: 60_000, skipPollingIfUnfocused: true } as const

const sortNames = {
  due: 'sortDue',
  waiting: 'sortWaiting',
  '-created': 'sortNewest',
  priority: 'sortPriority',
} as const satisfies Record<WorkSort, string>

/** S2: what to do next. A grid of rows that never move by themselves; every act has a key. */
export function WorkScreen() {
  const texts = useMessages(workMessages)
  const address = useWorkAddress()
  const { view, filter, sort, own } = address
  const query = { ...filter, sort, limit: 100 }
  const list = useListWorkQuery({ query }, live)
  const counts = useCountWorkQuery({ query: filter }, live)
  const [readMore, more] = useLazyListWorkQuery()
  const key = JSON.stringify(query)
  const steady = useSteadyList(key, list.currentData?.data)
  const rows = steady.rows.map(({ item }) => item)
  const focus = useRowFocus(
    rows.map(({ id }) => id),
    address.item,
    address.setItem,
  )
  const selection = useSelection(key)
  const acts = useWorkActs()
  const go = useNavigate()
  const [peeked, setPeeked] = useState<number>()
  const [dialog, setDialog] = useState<WorkDialogName>()
  const [cursor, setCursor] = useState<{ key: string; next: string | null }>()

  const current = rows.find(({ id }) => id === focus.focused)
  const chosen =
    selection.ids.size > 0 ? rows.filter(({ id }) => selection.ids.has(id)) : current ? [current] : []
  const open = (item: WorkItem | undefined) => {
    const path = item && workItemPath(item)
    if (path) void go(path)
  }
  const next = async () => open(await acts.takeNext({ ...filter, owner: undefined }))
  const onChosen = (act: (items: readonly WorkItem[]) => void) => {
    if (chosen.length > 0) act(chosen)
  }
  const extend = (step: number) => {
    if (current) selection.add(current.id)
    focus.move(step)
  }
  useKeys([
    { keys: 'j', label: texts.down, run: () => focus.move(1) },
    { keys: 'k', label: texts.up, run: () => focus.move(-1) },
    { keys: 'enter', label: texts.openItem, run: () => open(current) },
    {
      keys: 'space',
      label: texts.peek,
      run: () => setPeeked((id) => (id === current?.id ? undefined : current?.id)),
    },
    { keys: 'x', label: texts.select, run: () => current && selection.toggle(current.id) },
    { keys: 'shift+j', label: texts.extendDown, run: () => extend(1) },
    { keys: 'shift+k', label: texts.extendUp, run: () => extend(-1) },
    { keys: 'i', label: texts.takeOrRelease, run: () => onChosen((items) => void acts.takeOrRelease(items)) },
    { keys: 'h', label: texts.snooze, run: () => onChosen(() => setDialog('snooze')) },
    { keys: 'd', label: texts.setDue, run: () => onChosen(() => setDialog('due')) },
    { keys: 'f', label: texts.filter, run: () => setDialog('filter') },
    { keys: 'v', label: texts.views, run: () => setDialog('views') },
    { keys: 'u', label: texts.showNew, run: steady.showNew },
    { keys: 'n', label: texts.takeNext, run: () => void next() },
    { keys: 'esc', label: texts.clear, run: selection.clear },
  ])

  const nextCursor = cursor?.key === key ? cursor.next : (list.currentData?.next_cursor ?? null)
  const showMore = async () => {
    if (nextCursor === null) return
    const page = await readMore({ query: { ...query, cursor: nextCursor } })
    if (!page.data) return
    steady.append(page.data.data)
    setCursor({ key, next: page.data.next_cursor })
  }
  const { all } = counts.currentData?.data ?? {}
  const title = String(texts[view.label])
  return (
    <Stack gap="large">
      <title>{texts.pageTitle({ view: title })}</title>
      <PageHeader
        title={title}
        meta={
          all
            ? [
                all.open >= 999 ? texts.moreThan({ count: all.open }) : texts.open({ count: all.open }),
                texts.overdue({ count: all.overdue }),
              ]
            : []
        }
        actions={
          <Button aria-keyshortcuts="n" onClick={() => void next()}>
            {texts.next} (N)
          </Button>
        }
      />
      <Strip>{acts.said}</Strip>
      <Inline gap="small">
        <Button variant="secondary" size="small" aria-keyshortcuts="v" onClick={() => setDialog('views')}>
          {texts.views} (V)
        </Button>
        <Button variant="secondary" size="small" aria-keyshortcuts="f" onClick={() => setDialog('filter')}>
          {texts.filter} (F)
        </Button>
        <FilterChips own={own} setFilter={address.setFilter} />
        <div className={styles.sort}>
          <SelectField
            label={texts.sort}
            hideLabel
            value={sort}
            options={WorkSort.options.map((value) => ({ value, label: texts[sortNames[value]] }))}
            onChange={(event) => address.setSort(WorkSort.parse(event.target.value))}
          />
        </div>
        {selection.ids.size > 0 && <span>{texts.selected({ count: selection.ids.size })}</span>}
      </Inline>
      {list.isError && list.currentData && (
        <ReadAlert error={list.error} failed={texts.failed} onRetry={list.refetch} />
      )}
      {steady.newCount > 0 && (
        <div role="status">
          {texts.newFit({ count: steady.newCount })}{' '}
          <Button variant="secondary" size="small" aria-keyshortcuts="u" onClick={steady.showNew}>
            {texts.show} (U)
          </Button>
        </div>
      )}
      {list.currentData ? (
        rows.length === 0 ? (
          <EmptyState title={texts.empty} message={texts.emptyHint} />
        ) : (
          <WorkGrid
            rows={steady.rows}
            now={list.fulfilledTimeStamp ?? 0}
            focus={focus}
            selected={selection.ids}
            peeked={peeked}
            onOpen={open}
          />
        )
      ) : list.isError ? (
        <ReadError error={list.error} failed={texts.failed} onRetry={list.refetch} />
      ) : (
        <LoadingState label={texts.loading} />
      )}
      {nextCursor !== null && rows.length > 0 && (
        <Button variant="secondary" busy={more.isFetching} onClick={() => void showMore()}>
          {texts.more}
        </Button>
      )}
      <WorkDialogs
        open={dialog}
        onOpenChange={setDialog}
        address={address}
        onView={(id) => void go(workPath(id))}
        onSnooze={(until) => onChosen((items) => void acts.snooze(items, until))}
        onDue={(until) => onChosen((items) => void acts.setDue(items, until))}
      />
    </Stack>
  )
}
