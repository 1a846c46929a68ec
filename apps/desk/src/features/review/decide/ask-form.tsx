import type { SeenState } from '@sanad/contracts'
import { listPlaceholders } from '@sanad/domain'
import { reviewMessages } from '@sanad/texts/desk/review'
import { LoadingState, RadioGroup, TextField } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { type KeyboardEvent, useState } from 'react'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import { choiceOfKey, ReadyTexts } from '../../../shared/acts/ready-texts.tsx'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import {
  useAskExtraItemMutation,
  useListReadyAsksQuery,
} from '../../../shared/application/application-api.ts'
import { useActDraft } from '../../../shared/drafts/use-act-draft.ts'
import { useOfferUndo } from '../../../shared/undo/use-offer-undo.ts'
import styles from './decide.module.css'
import { isDueDay, weekAhead } from './due-day.ts'
import { DueField } from './due-field.tsx'

interface AskFormProps {
  readonly applicationId: string
  readonly seen: SeenState
  readonly onAsked: () => void
  readonly onCancel: () => void
}

const kinds = ['file', 'text', 'date'] as const

/** What else the application needs, in both languages, how it is answered and by when; a digit fills in what is often asked for. */
export function AskForm({ applicationId, seen, onAsked, onCancel }: AskFormProps) {
  const texts = useMessages(reviewMessages)
  const refusalText = useRefusalText()
  const requestId = useRequestId()
  const language = useLanguage()
  const offerUndo = useOfferUndo(applicationId)
  const draft = useActDraft(applicationId, { kind: 'ask' })
  const { comment: title, comment_hi: title_hi, fields } = draft.words
  const kind = kinds.find((one) => one === fields.kind) ?? 'file'
  const [inAWeek] = useState(weekAhead)
  const dueOn = fields.due_on ?? inAWeek
  const writeField = (field: Record<string, string>) =>
    draft.write({ ...draft.words, fields: { ...fields, ...field } })
  const [isTried, setTried] = useState(false)
  const ready = useListReadyAsksQuery()
  const asks = ready.data?.data ?? []
  const [ask, { isLoading, error }] = useAskExtraItemMutation()
  const problemOf = (text: string) => {
    if (text.trim() === '') return texts.askMissing
    return listPlaceholders(text).length > 0 ? texts.placeholderLeft : undefined
  }

  async function send(): Promise<void> {
    setTried(true)
    if (problemOf(title) || problemOf(title_hi) || !isDueDay(dueOn)) return
    const act = { title, title_hi, kind, due_on: dueOn }
    const body = { ...act, seen, request_id: requestId.idFor(act) }
    const at = Date.now()
    const isAsked = await draft.send(async () => {
      const { error } = await ask({ params: { id: applicationId }, body })
      return !error && body.request_id
    })
    if (!isAsked) return
    requestId.recorded()
    const what = language === 'hi' ? title_hi : title
    offerUndo({ decision: 'asked', what, requestId: body.request_id, at })
    onAsked()
  }
  function choose(index: number): void {
    const chosen = asks[index]
    if (!chosen) return
    draft.write({
      comment: chosen.title,
      comment_hi: chosen.title_hi,
      fields: { ...fields, kind: chosen.kind, template: chosen.template_id },
    })
  }
  function onKey(event: KeyboardEvent<HTMLFormElement>): void {
    const index = choiceOfKey(event)
    if (index === undefined) return
    event.preventDefault()
    choose(index)
  }

  // What comes later would move the fields.
  if (ready.isLoading) return <LoadingState label={texts.loadingAsks} size="inline" />
  return (
    <ActForm
      className={styles.form}
      label={texts.askTitle}
      submitLabel={texts.askAndTell}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.askFailed)}
      isRestored={draft.isRestored}
      onSubmit={() => void send()}
      onCancel={onCancel}
      onKey={onKey}
    >
      <ReadyTexts
        legend={texts.readyAsks}
        choices={asks.map(({ template_id, title: en, title_hi: hi }) => ({ template_id, en, hi }))}
        chosen={fields.template}
        onChoose={choose}
      />
      <RadioGroup
        label={texts.askKind}
        options={kinds.map((value) => ({ value, label: texts[`askKind.${value}`] }))}
        value={kind}
        onValueChange={(value) => writeField({ kind: value })}
      />
      <TextField
        label={texts.askEnglish}
        lang="en"
        maxLength={200}
        value={title}
        error={isTried ? problemOf(title) : undefined}
        onChange={({ target }) => draft.write({ ...draft.words, comment: target.value })}
      />
      <TextField
        label={texts.askHindi}
        lang="hi"
        maxLength={200}
        value={title_hi}
        error={isTried ? problemOf(title_hi) : undefined}
        onChange={({ target }) => draft.write({ ...draft.words, comment_hi: target.value })}
      />
      <DueField
        label={texts.askDueOn}
        value={dueOn}
        onValueChange={(value) => writeField({ due_on: value })}
        isTried={isTried}
      />
    </ActForm>
  )
}
