import { parseTrackingId } from '@sanad/domain'
import { trackingMessages } from '@sanad/texts/web/tracking'
import { Button, TextField } from '@sanad/ui'
import { useMessages, useTranslatedForm } from '@sanad/web-kit'
import { useNavigate } from 'react-router'
import { trackingPath } from '../../shared/routing/paths.ts'
import styles from './tracking-screen.module.css'

/** Takes a tracking id as people type it, and leads to its progress. */
export function TrackForm({ typed = '', problem }: { typed?: string; problem?: string }) {
  const texts = useMessages(trackingMessages)
  const navigate = useNavigate()
  const form = useTranslatedForm({ defaultValues: { trackingId: typed } })
  const submit = form.handleSubmit(({ trackingId }) => {
    const id = parseTrackingId(trackingId)
    if (id) void navigate(trackingPath(id))
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.trackingId}
        hint={texts.trackingIdHint}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={form.formState.errors.trackingId?.message ?? problem}
        {...form.register('trackingId', {
          validate: (text) =>
            (!text.trim() && texts.trackingIdMissing) ||
            parseTrackingId(text) !== undefined ||
            texts.trackingIdInvalid,
        })}
      />
      <Button type="submit" fullWidth>
        {texts.show}
      </Button>
    </form>
  )
}
