import type { WorkAssignee, WorkFilter, WorkItem } from '@sanad/contracts/staff'
import { workMessages } from '@sanad/texts/desk/work'
import { formatTime, isApiError, useErrorText, useLanguage, useMessages } from '@sanad/web-kit'
import { useRef } from 'react'
import { useRequestId } from '../../shared/acts/use-request-id.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { useSaid } from '../../shared/strip/use-said.tsx'
import {
  useAssignWorkMutation,
  useFinishWorkMutation,
  useReleaseWorkMutation,
  useSetWorkDueMutation,
  useSetWorkPriorityMutation,
  useSnoozeWorkMutation,
  useTakeNextWorkMutation,
  useTakeWorkMutation,
} from './work-api.ts'

/** What somebody does with pieces of work, each recorded once, and what the strip says of the last of it. */
export function useWorkActs() {
  const texts = useMessages(workMessages)
  const language = useLanguage()
  const errorText = useErrorText()
  const { id: me } = useStaff()
  const [said, setSaid] = useSaid()
  const [take] = useTakeWorkMutation()
  const [release] = useReleaseWorkMutation()
  const [assign] = useAssignWorkMutation()
  const [snooze] = useSnoozeWorkMutation()
  const [setDue] = useSetWorkDueMutation()
  const [setPriority] = useSetWorkPriorityMutation()
  const [finish] = useFinishWorkMutation()
  const [takeNext] = useTakeNextWorkMutation()
  const requests = useRequestId()
  // What an act answered: a row that no longer fits its list is not read again.
  const acted = useRef(new Map<number, WorkItem>())
  const latest = (item: WorkItem): WorkItem => {
    const known = acted.current.get(item.id)
    return known && known.version > item.version ? known : item
  }

  function explain(error: unknown): string {
    if (isApiError(error) && error.code === 'work_taken') {
      const { owner = '', taken_at: at } = error
      return at
        ? texts.takenByAt({ name: owner, time: formatTime(at, language) })
        : texts.takenBy({ name: owner })
    }
    return errorText(error, texts.actFailed)
  }

  async function act(work: Promise<unknown>, done: string): Promise<void> {
    try {
      await work
      setSaid(done)
    } catch (error) {
      setSaid(explain(error))
    }
  }

  interface Call<Change> {
    readonly params: { readonly id: number }
    readonly body: Change & { readonly version: number; readonly request_id: string }
  }
  // The version that was seen is no part of what is repeated: recording has changed it.
  const once = <Change extends object>(
    act: string,
    { id, version }: WorkItem,
    change: Change,
    send: (call: Call<Change>) => { unwrap(): Promise<unknown> },
  ) =>
    requests.once([act, id, change], (request_id) =>
      send({ params: { id }, body: { ...change, version, request_id } }).unwrap(),
    )
  const keep = (answered: unknown) => {
    const { item } = answered as { readonly item?: WorkItem }
    if (item) acted.current.set(item.id, item)
  }
  const onAll = (
    items: readonly WorkItem[],
    one: (item: WorkItem) => Promise<unknown>,
    done: string,
  ): Promise<void> => act(Promise.all(items.map((item) => one(latest(item)).then(keep))), done)

  return {
    said,
    /** Takes what is free; gives back what is all mine. */
    takeOrRelease: (items: readonly WorkItem[]) =>
      items.every((item) => latest(item).owner?.id === me)
        ? onAll(items, (item) => once('release', item, {}, release), texts.released)
        : onAll(items, (item) => once('take', item, {}, take), texts.taken),
    assign: (items: readonly WorkItem[], { id: owner, name }: WorkAssignee) =>
      onAll(items, (item) => once('assign', item, { owner }, assign), texts.assigned({ name })),
    /** Null wakes them. */
    snooze: (items: readonly WorkItem[], until: string | null) =>
      onAll(
        items,
        (item) => once('snooze', item, { until }, snooze),
        until === null ? texts.woken : texts.snoozed,
      ),
    setDue: (items: readonly WorkItem[], until: string | null) =>
      onAll(items, (item) => once('due', item, { until }, setDue), texts.dueSet),
    setPriority: (items: readonly WorkItem[], priority: number) =>
      onAll(items, (item) => once('priority', item, { priority }, setPriority), texts.prioritySet),
    finish: (items: readonly WorkItem[], reason: string) =>
      onAll(items, (item) => once('finish', item, { reason }, finish), texts.finished),
    /** The piece that was taken; undefined where nothing waits, or it failed. */
    async takeNext(view: WorkFilter): Promise<WorkItem | undefined> {
      try {
        const { item } = await requests.once(['next', view], (request_id) =>
          takeNext({ body: { request_id, view } }).unwrap(),
        )
        setSaid(item ? texts.taken : texts.nothingNext)
        return item ?? undefined
      } catch (error) {
        setSaid(explain(error))
        return undefined
      }
    },
  }
}
