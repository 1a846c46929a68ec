import type { WorkAssignee, WorkItem } from '@sanad/contracts/staff'
import { workMessages } from '@sanad/texts/desk/work'
import { serverNow, useMessages } from '@sanad/web-kit'
import { AssignDialog } from './assign-dialog.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { FinishDialog } from './finish-dialog.tsx'
import { listDueMoments, moments } from './moments.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import type { useSavedViews } from './use-saved-views.ts'
import type { WorkAddress } from './use-work-address.ts'
import { ViewsDialog } from './views-dialog.tsx'

export type WorkDialogName =
  | 'filter'
  | 'columns'
  | 'views'
  | 'save'
  | 'snooze'
  | 'due'
  | 'priority'
  | 'assign'
  | 'finish'

interface WorkDialogsProps {
  readonly open: WorkDialogName | undefined
  readonly onOpenChange: (name: WorkDialogName | undefined) => void
  readonly address: WorkAddress
  readonly saved: ReturnType<typeof useSavedViews>
  readonly onView: (id: string) => void
  readonly onSaved: (id: string | undefined) => void
  /** The pieces that are chosen. */
  readonly items: readonly WorkItem[]
  readonly onAssign: (to: WorkAssignee) => void
  /** Null wakes what was put off. */
  readonly onSnooze: (until: string | null) => void
  readonly onDue: (until: string | null) => void
  readonly onPriority: (priority: number) => void
  readonly onFinish: (note: string) => void
}

/** The dialogs of the list, each opened by its key and closed by Escape without having changed anything. */
export function WorkDialogs(props: WorkDialogsProps) {
  const { open, onOpenChange, address, saved, onView, onSaved, items } = props
  const { onAssign, onSnooze, onDue, onPriority, onFinish } = props
  const texts = useMessages(workMessages)
  const dialog = (name: WorkDialogName) => ({
    isOpen: open === name,
    onOpenChange: (isOpen: boolean) => onOpenChange(isOpen ? name : undefined),
    closeLabel: texts.close,
  })
  return (
    <>
      <FilterDialog
        {...dialog('filter')}
        own={address.view.saved ? address.filter : address.own}
        setFilter={address.setFilter}
      />
      <ColumnsDialog {...dialog('columns')} columns={address.columns} setColumns={address.setColumns} />
      <ViewsDialog
        {...dialog('views')}
        saved={saved.views}
        onView={onView}
        onSave={() => onOpenChange('save')}
      />
      {open === 'save' && (
        <SaveViewDialog
          address={address}
          teams={saved.teams}
          onClose={() => onOpenChange(undefined)}
          onDone={(id) => {
            onOpenChange(undefined)
            onSaved(id)
          }}
        />
      )}
      {open === 'assign' && (
        <AssignDialog items={items} onClose={() => onOpenChange(undefined)} onAssign={onAssign} />
      )}
      {open === 'finish' && <FinishDialog onClose={() => onOpenChange(undefined)} onFinish={onFinish} />}
      <ChoiceDialog
        {...dialog('snooze')}
        title={texts.snoozeTitle}
        choices={[
          ...(items.some(({ snoozed_until: until }) => until !== null)
            ? [{ label: texts.wake, run: () => onSnooze(null) }]
            : []),
          { label: texts.snoozeHour, run: () => onSnooze(moments.inAnHour(serverNow().getTime())) },
          {
            label: texts.snoozeTomorrow,
            run: () => onSnooze(moments.tomorrowMorning(serverNow().getTime())),
          },
          { label: texts.snoozeWeek, run: () => onSnooze(moments.inAWeek(serverNow().getTime())) },
        ]}
      />
      <ChoiceDialog
        {...dialog('due')}
        title={texts.dueTitle}
        choices={[
          ...listDueMoments(serverNow().getTime()).map(({ name, at }) => ({
            label: texts[name],
            run: () => onDue(at),
          })),
          { label: texts.dueClock, run: () => onDue(null) },
        ]}
      />
      <ChoiceDialog
        {...dialog('priority')}
        title={texts.priorityKey}
        choices={[
          { label: texts.urgentWord, run: () => onPriority(1) },
          { label: texts.usualWord, run: () => onPriority(2) },
          { label: texts.canWaitWord, run: () => onPriority(3) },
        ]}
      />
    </>
  )
}
