import type { WorkAssignee, WorkItem } from '@sanad/contracts/staff'
import { workMessages } from '@sanad/texts/desk/work'
import { Button, Dialog, EmptyState, LoadingState, Stack, TextField } from '@sanad/ui'
import { ReadError, useMessages } from '@sanad/web-kit'
import { type FormEvent, useRef, useState } from 'react'
import { useListAssigneesQuery } from './work-api.ts'
import styles from './work-screen.module.css'

/** Of so many that a name fits, more letters choose. */
const MOST = 8
/** As many as one question names; of more, the server refuses what somebody may not do. */
const MOST_ASKED = 100

interface AssignDialogProps {
  readonly items: readonly WorkItem[]
  readonly onClose: () => void
  readonly onAssign: (to: WorkAssignee) => void
}

/** Who gets the chosen pieces of work: letters of the name, then Enter gives them to the first that fits. */
export function AssignDialog({ items, onClose, onAssign }: AssignDialogProps) {
  const texts = useMessages(workMessages)
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const ids = items
    .slice(0, MOST_ASKED)
    .map(({ id }) => id)
    .join()
  const { data, error, refetch } = useListAssigneesQuery(
    { query: { items: ids } },
    { refetchOnMountOrArgChange: true },
  )
  const wanted = name.trim().toLowerCase()
  const fitting = (data?.data ?? [])
    .filter((one) => ` ${one.name.toLowerCase()}`.includes(` ${wanted}`))
    .slice(0, MOST)
  const assign = (to: WorkAssignee | undefined) => {
    if (!to) return
    onClose()
    onAssign(to)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.assignTitle({ count: items.length })}
      closeLabel={texts.close}
      size="small"
      initialFocus={field}
    >
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          assign(fitting[0])
        }}
      >
        <Stack gap="small">
          <TextField
            ref={field}
            label={texts.assignName}
            hint={texts.assignHint}
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {fitting.map((one, index) => (
            <Button
              key={one.id}
              variant={index === 0 ? 'primary' : 'secondary'}
              fullWidth
              onClick={() => assign(one)}
            >
              <span className={styles.assignee}>
                <span>{one.name}</span>
                <span>{texts.hasOpen({ count: one.open })}</span>
              </span>
            </Button>
          ))}
          {data && fitting.length === 0 && (
            <EmptyState title={texts.assignNobody} message={texts.assignNobodyHint} />
          )}
          {!data && !error && <LoadingState label={texts.loading} />}
          {error && !data && <ReadError error={error} failed={texts.failed} onRetry={() => void refetch()} />}
        </Stack>
      </form>
    </Dialog>
  )
}
