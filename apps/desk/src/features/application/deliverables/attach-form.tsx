import type { DeskDeliverable, SuccessOf } from '@sanad/contracts'
import type { getDeskApplication } from '@sanad/contracts/staff'
import { DeliverableKind } from '@sanad/domain'
import { deliverablesMessages } from '@sanad/texts/desk/deliverables'
import { DateField, RadioGroup, SelectField, TextField, useFileDrop } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import { FileToSend } from '../../../shared/acts/file-to-send.tsx'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import { useAttachDeliverableMutation } from '../../../shared/application/application-api.ts'
import { useOfferUndo } from '../../../shared/undo/use-offer-undo.ts'
import { daysProblem } from './days-problem.ts'

interface AttachFormProps {
  readonly applicationId: string
  /** What the service gives in the end. */
  readonly usual: SuccessOf<typeof getDeskApplication>['data']['usual_deliverables']
  readonly replaceable: readonly DeskDeliverable[]
  readonly onAttached: () => void
  readonly onCancel: () => void
}

const empty = { title: '', title_hi: '', number: '', issued_on: '', valid_until: '', replaces: '' }

/** A file for the customer: what it is, its number and validity, and from when they see it. */
export function AttachForm({ applicationId, usual, replaceable, onAttached, onCancel }: AttachFormProps) {
  const texts = useMessages(deliverablesMessages)
  const refusalText = useRefusalText()
  const requestId = useRequestId()
  const offerUndo = useOfferUndo(applicationId)
  const [what, setWhat] = useState<string>(usual[0]?.id ?? 'certificate')
  const [values, setValues] = useState(empty)
  const [visible, setVisible] = useState<DeskDeliverable['visible']>('now')
  const [file, setFile] = useState<File>()
  const [isTried, setTried] = useState(false)
  const [attach, { isLoading, error }] = useAttachDeliverableMutation()
  const drop = useFileDrop(([dropped]) => setFile(dropped))

  const ofService = usual.find(({ id }) => id === what)
  const problems = {
    file: file ? undefined : texts.fileMissing,
    title: ofService || values.title.trim() ? undefined : texts.missing,
    title_hi: ofService || values.title_hi.trim() ? undefined : texts.missing,
    ...daysProblem(values, texts),
  }
  const shown = (name: keyof typeof problems) => (isTried ? problems[name] : undefined)
  const field = (name: keyof typeof empty) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  const day = (name: 'issued_on' | 'valid_until') => ({
    value: values[name],
    error: shown(name),
    onValueChange: (value: string) => setValues({ ...values, [name]: value }),
    pattern: texts.datePattern,
    calendarLabel: texts.calendar,
  })

  async function send(): Promise<void> {
    setTried(true)
    if (!file || Object.values(problems).some((problem) => problem !== undefined)) return
    const { title, title_hi, valid_until, ...given } = values
    const named = ofService
      ? { deliverable_id: ofService.id, valid_until }
      : { kind: what, title, title_hi, valid_until: valid_until || 'none' }
    const parts = { ...named, ...given, visible }
    const request_id = requestId.idFor(parts, file.name, file.size, file.lastModified)
    const at = Date.now()
    const sent = await attach({ params: { id: applicationId }, parts: { ...parts, request_id }, file })
    if (sent.error) return
    requestId.recorded()
    offerUndo({ decision: 'attached', what: file.name, requestId: request_id, at })
    onAttached()
  }
  return (
    <ActForm
      isFramed
      label={texts.attach}
      submitLabel={texts.attachAndTell}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.notAttached)}
      onSubmit={() => void send()}
      onCancel={onCancel}
      drop={drop}
    >
      <RadioGroup
        label={texts.what}
        options={[
          ...usual.map(({ id, title }) => ({ value: id, label: title })),
          ...DeliverableKind.options.map((kind) => ({ value: kind, label: texts[kind] })),
        ]}
        value={what}
        onValueChange={setWhat}
      />
      {!ofService && (
        <>
          <TextField
            {...field('title')}
            label={texts.inEnglish}
            error={shown('title')}
            maxLength={100}
            required
          />
          <TextField
            {...field('title_hi')}
            label={texts.inHindi}
            lang="hi"
            error={shown('title_hi')}
            maxLength={100}
            required
          />
        </>
      )}
      <FileToSend
        label={texts.file}
        hint={texts.fileHint}
        file={file}
        problem={shown('file')}
        onFile={setFile}
      />
      <TextField
        {...field('number')}
        label={texts.number}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      />
      <DateField {...day('issued_on')} label={texts.issuedOn} hint={texts.issuedOnHint} />
      <DateField
        {...day('valid_until')}
        label={texts.validUntil}
        hint={
          ofService?.valid_months
            ? texts.validUsually({ months: ofService.valid_months })
            : texts.validWithoutEnd
        }
      />
      <RadioGroup
        label={texts.visible}
        options={[
          { value: 'now', label: texts['visible.now'] },
          { value: 'when_completed', label: texts['visible.when_completed'] },
        ]}
        value={visible}
        onValueChange={(value) => setVisible(value === 'now' ? 'now' : 'when_completed')}
      />
      {replaceable.length > 0 && (
        <SelectField
          {...field('replaces')}
          label={texts.replaces}
          placeholder={texts.replacesNone}
          options={replaceable.map(({ id, title, number }) => ({
            value: id,
            label: number ? `${title} · ${number}` : title,
          }))}
        />
      )}
    </ActForm>
  )
}
