import { consultationsMessages } from '@sanad/texts/desk/consultations'
import { TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../shared/acts/act-form.tsx'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import { useConsultationDraft } from '../../shared/drafts/use-consultation-draft.ts'
import type { ActOfConsultation } from './act-of-consultation.ts'
import { useCancelDeskConsultationMutation } from './consultations-api.ts'

/** Why, in both languages: the customer reads theirs. */
export function CancelForm({ consultation: { id, starts_at }, onDone, onCancel }: ActOfConsultation) {
  const texts = useMessages(consultationsMessages)
  const refusalText = useRefusalText()
  const draft = useConsultationDraft(id, 'cancellation')
  const { words, isRestored, write } = draft
  const reason = { en: words.comment, hi: words.comment_hi }
  const [isTried, setTried] = useState(false)
  const [cancel, { isLoading, error }] = useCancelDeskConsultationMutation()
  const isMissing = (words: string) => words.trim() === ''

  async function send(): Promise<void> {
    setTried(true)
    if (isMissing(reason.en) || isMissing(reason.hi)) return
    const body = { reason, seen_starts_at: starts_at }
    if (await draft.send(async () => !(await cancel({ params: { id }, body })).error))
      onDone(texts.nowCancelled)
  }
  return (
    <ActForm
      label={texts.cancelIt}
      submitLabel={texts.cancelAndTell}
      cancelLabel={texts.keepIt}
      isDanger
      isSending={isLoading}
      refusal={error && refusalText(error, texts.notRecorded)}
      isRestored={isRestored}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      {(['en', 'hi'] as const).map((language) => (
        <TextArea
          key={language}
          label={language === 'en' ? texts.reasonEnglish : texts.reasonHindi}
          lang={language}
          rows={2}
          maxLength={1000}
          value={reason[language]}
          error={isTried && isMissing(reason[language]) ? texts.sayWhy : undefined}
          onChange={({ target }) =>
            write({ ...words, [language === 'en' ? 'comment' : 'comment_hi']: target.value })
          }
        />
      ))}
    </ActForm>
  )
}
