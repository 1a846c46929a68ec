import { ticketsMessages } from '@sanad/texts/desk/tickets'
import { Button, Dialog, Stack, TextField } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { type RefObject, useRef, useState } from 'react'
import { useListSavedRepliesQuery } from './tickets-api.ts'

interface SavedRepliesDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** The customer's; the reply opens in it. */
  readonly replyLanguage: 'en' | 'hi'
  readonly onChoose: (body: string) => void
  /** Where one writes on. */
  readonly replyField: RefObject<HTMLTextAreaElement | null>
}

/** Replies by their names; Enter takes the first that fits. */
export function SavedRepliesDialog(props: SavedRepliesDialogProps) {
  const { isOpen, onOpenChange } = props
  const texts = useMessages(ticketsMessages)
  const field = useRef<HTMLInputElement>(null)
  const [isChosen, setChosen] = useState(false)
  const choose = (body: string) => {
    setChosen(true)
    onOpenChange(false)
    props.onChoose(body)
    props.replyField.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(is) => {
        setChosen(false)
        onOpenChange(is)
      }}
      title={texts.savedReplies}
      description={texts.savedHint}
      closeLabel={texts.close}
      initialFocus={field}
      // Left without a choice, one is where one was.
      finalFocus={isChosen ? props.replyField : undefined}
    >
      {isOpen && <Choice replyLanguage={props.replyLanguage} onChoose={choose} field={field} />}
    </Dialog>
  )
}

interface ChoiceProps extends Pick<SavedRepliesDialogProps, 'replyLanguage' | 'onChoose'> {
  readonly field: RefObject<HTMLInputElement | null>
}

function Choice({ replyLanguage, onChoose, field }: ChoiceProps) {
  const texts = useMessages(ticketsMessages)
  const language = useLanguage() === 'hi' ? 'hi' : 'en'
  const { data } = useListSavedRepliesQuery()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = (data?.data ?? []).filter(({ key, name }) =>
    [key, name.en, name.hi].some((one) => one.toLowerCase().includes(wanted)),
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = found
        if (first) onChoose(first.body[replyLanguage])
      }}
    >
      <Stack gap="small">
        <TextField
          ref={field}
          label={texts.savedFilter}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {data && found.length === 0 && <p>{texts.noSaved}</p>}
        {found.map(({ key, name, body }) => (
          <Button key={key} variant="secondary" fullWidth onClick={() => onChoose(body[replyLanguage])}>
            {name[language]}
          </Button>
        ))}
      </Stack>
    </form>
  )
}
