import type { SeenState } from '@sanad/contracts'
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
  const [kind, setKind] = useState<(typeof kinds)[number]>('file')
  const [words, setWords] = useState({ title: '', title_hi: '' })
  const [dueOn, setDueOn] = useState(weekAhead)
  const [isTried, setTried] = useState(false)
  const [template, setTemplate] = useState<string>()
  const ready = useListReadyAsksQuery()
  const asks = ready.data?.data ?? []
  const [ask, { isLoading, error }] = useAskExtraItemMutation()
  const missing = (text: string) => (isTried && text.trim() === '' ? texts.askMissing : undefined)

  async function send(): Promise<void> {
    setTried(true)
    if (!words.title.trim() || !words.title_hi.trim() || !isDueDay(dueOn)) return
    const act = { ...words, kind, due_on: dueOn }
    const body = { ...act, seen, request_id: requestId.idFor(act) }
    const at = Date.now()
    if ((await ask({ params: { id: applicationId }, body })).error) return
    requestId.recorded()
    const what = language === 'hi' ? words.title_hi : words.title
    offerUndo({ decision: 'asked', what, requestId: body.request_id, at })
    onAsked()
  }
  function choose(index: number): void {
    const chosen = asks[index]
    if (!chosen) return
    setTemplate(chosen.template_id)
    setWords({ title: chosen.title, title_hi: chosen.title_hi })
    setKind(chosen.kind)
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
      onSubmit={() => void send()}
      onCancel={onCancel}
      onKey={onKey}
    >
      <ReadyTexts
        legend={texts.readyAsks}
        choices={asks.map(({ template_id, title: en, title_hi: hi }) => ({ template_id, en, hi }))}
        chosen={template}
        onChoose={choose}
      />
      <RadioGroup
        label={texts.askKind}
        options={kinds.map((value) => ({ value, label: texts[`askKind.${value}`] }))}
        value={kind}
        onValueChange={(value) => setKind(kinds.find((one) => one === value) ?? 'text')}
      />
      <TextField
        label={texts.askEnglish}
        lang="en"
        maxLength={200}
        value={words.title}
        error={missing(words.title)}
        onChange={({ target }) => setWords({ ...words, title: target.value })}
      />
      <TextField
        label={texts.askHindi}
        lang="hi"
        maxLength={200}
        value={words.title_hi}
        error={missing(words.title_hi)}
        onChange={({ target }) => setWords({ ...words, title_hi: target.value })}
      />
      <DueField label={texts.askDueOn} value={dueOn} onValueChange={setDueOn} isTried={isTried} />
    </ActForm>
  )
}
