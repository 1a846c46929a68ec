import { useLanguage, useMessages } from '@sanad/web-kit'
import styles from '../application-form.module.css'
import { formMessages } from '../messages.ts'
import type { DraftState } from './use-server-draft.ts'

const locales = { en: 'en-IN', hi: 'hi-IN' }

/** Says quietly whether what was typed is kept. */
export function DraftNote({ state }: { state: DraftState }) {
  const texts = useMessages(formMessages)
  const language = useLanguage()
  return (
    <p className={styles.draft} role={state.kind === 'failed' ? 'alert' : undefined} data-state={state.kind}>
      {state.kind === 'saving' && texts.saving}
      {state.kind === 'failed' && texts.notSaved}
      {state.kind === 'saved' && texts.saved(timeOf(state.at, locales[language]))}
    </p>
  )
}

function timeOf(instant: string, locale: string): string {
  return new Date(instant).toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'Asia/Kolkata' })
}
