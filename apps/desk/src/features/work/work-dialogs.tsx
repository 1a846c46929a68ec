import { workMessages } from '@sanad/texts/desk/work'
import { useMessages } from '@sanad/web-kit'
import { ChoiceDialog } from './choice-dialog.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { moments } from './moments.ts'
import type { WorkAddress } from './use-work-address.ts'
import { workViews } from './work-views.ts'

export type WorkDialogName = 'filter' | 'views' | 'snooze' | 'due'

interface WorkDialogsProps {
  readonly open: WorkDialogName | undefined
  readonly onOpenChange: (name: WorkDialogName | undefined) => void
  readonly address: WorkAddress
  readonly onView: (id: string) => void
  readonly onSnooze: (until: string) => void
  readonly onDue: (until: string | null) => void
}

/** The dialogs of the list, each opened by its key and closed by Escape without having changed anything. */
export function WorkDialogs({ open, onOpenChange, address, onView, onSnooze, onDue }: WorkDialogsProps) {
  const texts = useMessages(workMessages)
  const dialog = (name: WorkDialogName) => ({
    isOpen: open === name,
    onOpenChange: (isOpen: boolean) => onOpenChange(isOpen ? name : undefined),
    closeLabel: texts.close,
  })
  return (
    <>
      <FilterDialog {...dialog('filter')} own={address.own} setFilter={address.setFilter} />
      <ChoiceDialog
        {...dialog('views')}
        title={texts.viewsTitle}
        choices={workViews.map(({ id, label }) => ({ label: String(texts[label]), run: () => onView(id) }))}
      />
      <ChoiceDialog
        {...dialog('snooze')}
        title={texts.snoozeTitle}
        choices={[
          { label: texts.snoozeHour, run: () => onSnooze(moments.inAnHour(Date.now())) },
          { label: texts.snoozeTomorrow, run: () => onSnooze(moments.tomorrowMorning(Date.now())) },
          { label: texts.snoozeWeek, run: () => onSnooze(moments.inAWeek(Date.now())) },
        ]}
      />
      <ChoiceDialog
        {...dialog('due')}
        title={texts.dueTitle}
        choices={[
          { label: texts.dueToday, run: () => onDue(moments.tonight(Date.now())) },
          { label: texts.dueTomorrow, run: () => onDue(moments.tomorrowEvening(Date.now())) },
          { label: texts.dueClock, run: () => onDue(null) },
        ]}
      />
    </>
  )
}
