import { workMessages } from '@sanad/texts/desk/work'
import { Button, Dialog, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { KeyHint } from '../../shared/keys/key-hint.tsx'
import { useOrderWorkViewsMutation } from './work-api.ts'
import styles from './work-screen.module.css'
import { type ShownView, titleOfView, workViews } from './work-views.ts'

interface ViewsDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly saved: readonly ShownView[]
  readonly onView: (id: string) => void
  readonly onSave: () => void
}

/** Queues and saved views to choose from; saved ones say how much is in them, and are put in order. */
export function ViewsDialog({ isOpen, onOpenChange, saved, onView, onSave }: ViewsDialogProps) {
  const texts = useMessages(workMessages)
  const [order] = useOrderWorkViewsMutation()
  const choose = (run: () => void) => () => {
    onOpenChange(false)
    run()
  }
  const move = (index: number, step: number) => {
    const ids = saved.map(({ id }) => id)
    const [id] = ids.splice(index, 1)
    if (id) ids.splice(index + step, 0, id)
    void order({ body: { ids } })
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={texts.viewsTitle}
      closeLabel={texts.close}
      initialFocus="content"
      size="small"
      actions={
        <Button onClick={choose(onSave)}>
          {texts.saveView}
          <KeyHint>⇧V</KeyHint>
        </Button>
      }
    >
      <Stack gap="small">
        {workViews.map((view) => (
          <Button key={view.id} variant="secondary" fullWidth onClick={choose(() => onView(view.id))}>
            {titleOfView(view, texts)}
          </Button>
        ))}
        {saved.map((view, index) => {
          const name = titleOfView(view, texts)
          return (
            <div key={view.id} className={styles.savedView}>
              <Button variant="secondary" fullWidth onClick={choose(() => onView(view.id))}>
                {texts.viewWithCount({ name, count: view.saved?.open ?? 0 })}
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={texts.moveUp({ name })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                ↑
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={texts.moveDown({ name })}
                disabled={index === saved.length - 1}
                onClick={() => move(index, 1)}
              >
                ↓
              </Button>
            </div>
          )
        })}
      </Stack>
    </Dialog>
  )
}
