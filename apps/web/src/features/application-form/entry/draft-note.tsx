import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { formatTime, useErrorText, useLanguage, useMessages } from '@sanad/web-kit'
import styles from '../application-form.module.css'
import type { DraftState } from './use-server-draft.ts'

/** Save status of the draft. */
export function DraftNote({ state }: { state: DraftState }) {
  const texts = useMessages(applicationFormMessages)
  const language = useLanguage()
  const errorText = useErrorText()
  const isWrong = state.kind === 'failed' || state.kind === 'refused'
  return (
    <p className={styles.draft} role={isWrong ? 'alert' : undefined} data-state={state.kind}>
      {state.kind === 'saving' && texts.saving}
      {state.kind === 'failed' && texts.notSaved}
      {state.kind === 'refused' && errorText(state.error, texts.notSavedFinal)}
      {state.kind === 'saved' && texts.saved({ time: formatTime(state.at, language) })}
    </p>
  )
}
