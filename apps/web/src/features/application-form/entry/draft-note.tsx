import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { formatTime, useLanguage, useMessages } from '@sanad/web-kit'
import styles from '../application-form.module.css'
import type { DraftState } from './use-server-draft.ts'

/** Save status of the draft. */
export function DraftNote({ state }: { state: DraftState }) {
  const texts = useMessages(applicationFormMessages)
  const language = useLanguage()
  return (
    <p className={styles.draft} role={state.kind === 'failed' ? 'alert' : undefined} data-state={state.kind}>
      {state.kind === 'saving' && texts.saving}
      {state.kind === 'failed' && texts.notSaved}
      {state.kind === 'saved' && texts.saved({ time: formatTime(state.at, language) })}
    </p>
  )
}
