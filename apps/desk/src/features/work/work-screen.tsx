import { maxWorkCount, type WorkItem, WorkSort } from '@sanad/contracts/staff'
import { kindsEndedByNote, type StaffPermission } from '@sanad/domain'
import { workMessages } from '@sanad/texts/desk/work'
import { EmptyState, Inline, LoadingState, PageHeader, SelectField, Stack } from '@sanad/ui'
import { ReadAlert, ReadError, toServerTime, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useCountWorkQuery } from '../../shared/application/application-api.ts'
import { onwardIn, stateOfPiece, withList } from '../../shared/application/came-from.ts'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { MoreAct } from '../../shared/keys/more-act.tsx'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { workItemPath, workPath } from '../../shared/routing/paths.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { Strip } from '../../shared/strip/strip.tsx'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { FilterChips } from './filter-chips.tsx'
import { type RowAct, SelectionBar } from './selection-bar.tsx'
import { useRowFocus } from './use-row-focus.ts'
import { useSavedViews } from './use-saved-views.ts'
import { useSelection } from './use-selection.ts'
import { useWorkActs } from './use-work-acts.ts'
import { useWorkAddress } from './use-work-address.ts'
import { live, useWorkList } from './use-work-list.ts'
import { type WorkDialogName, WorkDialogs } from './work-dialogs.tsx'
import { WorkGrid } from './work-grid.tsx'
import styles from './work-screen.module.css'
import { titleOfView } from './work-views.ts'

const sortNames = {
  due: 'sortDue',
  waiting: 'sortWaiting',
  '-created': 'sortNewest',
  priority: 'sortPriority',
} as const satisfies Record<WorkSort, string>

/** S2: what to do next. A grid of rows that never move by themselves; every act has a key. */
export function WorkScreen() {
  const texts = useMessages(workMessages)
  const saved = useSavedViews()
  const address = useWorkAddress(saved.views)
  const { view, filter, sort } = address
  const { view: asked = '' } = useParams()
  // A saved view says what it shows once it has been read; one that is gone, or not shared with me, never does.
  const isKnown = view.id === asked
  const { list, steady, rows, key, hasMore, isReadingMore, showMore } = useWorkList(address, isKnown)
  const counts = useCountWorkQuery({ query: filter }, { ...live, skip: !isKnown })
  const focus = useRowFocus(
    key,
    rows.map(({ id }) => id),
    address.item,
    address.setItem,
  )
  const selection = useSelection(key, address)
  const acts = useWorkActs()
  const { permissions } = useStaff()
  const go = useNavigate()
  const [peeked, setPeeked] = useState<number>()
  const [dialog, setDialog] = useState<WorkDialogName>()

  const current = rows.find(({ id }) => id === focus.focused)
  const chosen =
    selection.ids.size > 0 ? rows.filter(({ id }) => selection.ids.has(id)) : current ? [current] : []
  const isNoted = ({ kind }: WorkItem) => kindsEndedByNote.includes(kind)
  const canFinish = permissions.includes('call.note') && chosen.length > 0 && chosen.every(isNoted)
  const open = (item: WorkItem | undefined) => {
    const path = item && workItemPath(item)
    const list = { ...filter, sort: sort === 'due' ? undefined : sort }
    if (path) void go(withList(path, list), { state: stateOfPiece(item) })
  }
  const next = async () => open(await acts.takeNext(onwardIn(filter)))
  const onChosen = (act: (items: readonly WorkItem[]) => void) => {
    if (chosen.length > 0) act(chosen)
  }
  const select = () => {
    if (current) selection.toggle(current.id)
    focus.move(0)
  }
  const extend = (by: number) => {
    // Where one is and where one comes to.
    const reached = rows[rows.findIndex(({ id }) => id === current?.id) + by]
    selection.add([current, reached].flatMap((row) => row?.id ?? []))
    focus.move(by)
  }
  // The first step shows where one is: a row that nobody saw is not passed over.
  const step = (by: number) => focus.move(focus.isShown ? by : 0)
  const may = (permission: StaffPermission, ...granted: RowAct[]) =>
    permissions.includes(permission) ? granted : []
  const asking = (name: WorkDialogName) => () => onChosen(() => setDialog(name))
  const rowActs: readonly RowAct[] = [
    ...may('work.take', {
      keys: 'i',
      label: texts.takeOrRelease,
      run: () => onChosen((items) => void acts.takeOrRelease(items)),
    }),
    ...may('work.assign', { keys: 's', label: texts.assign, run: asking('assign') }),
    ...may('work.snooze', { keys: 'h', label: texts.snooze, run: asking('snooze') }),
    ...may(
      'work.priority',
      { keys: 'd', label: texts.setDue, run: asking('due') },
      { keys: 'p', label: texts.setPriority, run: asking('priority') },
    ),
    ...(canFinish ? [{ keys: 'y', label: texts.finish, run: asking('finish') }] : []),
  ]
  // Of the row with the focus; of those that are selected their bar has the same keys.
  useKeys(selection.ids.size > 0 ? [] : rowActs)
  useKeys([
    { keys: 'j', label: texts.down, run: () => step(1) },
    { keys: 'k', label: texts.up, run: () => step(-1) },
    { keys: 'enter', label: texts.openItem, run: () => open(current) },
    {
      keys: 'space',
      label: texts.peek,
      run: () => setPeeked((id) => (id === current?.id ? undefined : current?.id)),
    },
    { keys: 'x', label: texts.select, run: select },
    { keys: 'shift+j', label: texts.extendDown, run: () => extend(1) },
    { keys: 'shift+k', label: texts.extendUp, run: () => extend(-1) },
  ])

  const { all } = counts.currentData?.data ?? {}
  const title = titleOfView(view, texts)
  return (
    <Stack gap="large">
      <DeskTitle>{title}</DeskTitle>
      <PageHeader
        title={title}
        meta={
          all
            ? [
                all.open >= maxWorkCount
                  ? texts.moreThan({ count: all.open })
                  : texts.open({ count: all.open }),
                texts.overdue({ count: all.overdue }),
              ]
            : []
        }
        actions={
          permissions.includes('work.take') && (
            <span className={styles.next} data-covered={selection.ids.size > 0 || undefined}>
              <ActButton keys="n" label={texts.takeNext} onClick={() => void next()}>
                {texts.next}
              </ActButton>
            </span>
          )
        }
      />
      <Strip>{acts.said}</Strip>
      <Inline gap="small">
        <ActButton
          keys="v"
          label={texts.views}
          variant="secondary"
          size="small"
          onClick={() => setDialog('views')}
        />
        <ActButton
          keys="f"
          label={texts.filter}
          variant="secondary"
          size="small"
          onClick={() => setDialog('filter')}
        />
        <ActButton
          keys="shift+f"
          label={texts.columns}
          variant="secondary"
          size="small"
          onClick={() => setDialog('columns')}
        />
        {address.isChanged && (
          <ActButton
            keys="shift+v"
            label={texts.saveView}
            variant="secondary"
            size="small"
            onClick={() => setDialog('save')}
          />
        )}
        <FilterChips address={address} rows={rows} />
        <div className={styles.sort}>
          <SelectField
            label={texts.sort}
            hideLabel
            value={sort}
            options={WorkSort.options.map((value) => ({ value, label: texts[sortNames[value]] }))}
            onChange={(event) => address.setSort(WorkSort.parse(event.target.value))}
          />
        </div>
      </Inline>
      {!isKnown && !saved.isLoading && <EmptyState title={texts.viewGone} message={texts.viewGoneHint} />}
      {list.isError && list.currentData && (
        <ReadAlert error={list.error} failed={texts.failed} onRetry={list.refetch} />
      )}
      {list.currentData ? (
        rows.length === 0 ? (
          <EmptyState title={texts.empty} message={texts.emptyHint} />
        ) : (
          <WorkGrid
            rows={steady.rows}
            now={toServerTime(list.fulfilledTimeStamp ?? 0)}
            focus={focus}
            selected={selection.ids}
            peeked={peeked}
            columns={address.columns}
            onOpen={open}
            onSelect={({ id }) => selection.toggle(id)}
          />
        )
      ) : list.isError ? (
        <ReadError error={list.error} failed={texts.failed} onRetry={list.refetch} />
      ) : (
        (isKnown || saved.isLoading) && <LoadingState label={texts.loading} />
      )}
      {hasMore && <MoreAct isReading={isReadingMore} onMore={showMore} />}
      {/* Below the rows: it moves none of them. */}
      <div className={styles.foot} data-selecting={selection.ids.size > 0 || undefined}>
        {/* There before it says anything: a live region that comes with its words is not announced by every reader. */}
        <div role="status" className={styles.news}>
          {steady.newCount > 0 && (
            <>
              {texts.newFit({ count: steady.newCount })}{' '}
              <ActButton
                keys="u"
                label={texts.showNew}
                variant="secondary"
                size="small"
                onClick={steady.showNew}
              >
                {texts.show}
              </ActButton>
            </>
          )}
        </div>
        {selection.ids.size > 0 && (
          <SelectionBar count={selection.ids.size} acts={rowActs} onClear={selection.clear} />
        )}
      </div>
      <WorkDialogs
        open={dialog}
        onOpenChange={setDialog}
        address={address}
        saved={saved}
        onView={(id) => void go(workPath(id))}
        onSaved={(id) => void go(workPath(id ?? 'all'))}
        items={chosen}
        onAssign={(to) => onChosen((items) => void acts.assign(items, to))}
        onSnooze={(until) => onChosen((items) => void acts.snooze(items, until))}
        onPriority={(priority) => onChosen((items) => void acts.setPriority(items, priority))}
        onFinish={(note) => onChosen((items) => void acts.finish(items, note))}
        onDue={(until) => onChosen((items) => void acts.setDue(items, until))}
      />
    </Stack>
  )
}
