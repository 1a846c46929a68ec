import type { RevealReason } from '@sanad/contracts'
import { answersMessages } from '@sanad/texts/desk/shared/answers'
import { Alert, Button, CopyIcon, Dialog, Inline, RadioGroup, SelectField, Stack, TextField } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { type FormEvent, type RefObject, useState } from 'react'
import { copyForAMinute } from './copy-for-a-minute.ts'
import { useRevealIdentifierMutation } from './reveal-api.ts'
import type { Revealable } from './revealable.ts'

interface RevealDialogProps {
  readonly applicationId: string
  readonly fields: readonly Revealable[]
  readonly isOpen: boolean
  /** Where the value is shown: it has the focus then. */
  readonly shownAt?: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly onShown: (fieldId: string, value: string) => void
  readonly onCopied: () => void
}

const reasons = {
  department_portal: 'revealDepartmentPortal',
  department_call: 'revealDepartmentCall',
  customer_asks: 'revealCustomerAsks',
  compare_paper: 'revealComparePaper',
} as const satisfies Record<RevealReason, string>

/** Asks for the reason, from a list and in words, before the server records it and answers. */
export function RevealDialog(props: RevealDialogProps) {
  const texts = useMessages(answersMessages)
  return (
    <Dialog
      open={props.isOpen}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={texts.revealTitle}
      description={texts.revealHint}
      closeLabel={texts.cancel}
      dismissible="escape"
      initialFocus="content"
      finalFocus={props.shownAt}
    >
      {props.isOpen && <RevealForm {...props} />}
    </Dialog>
  )
}

function RevealForm({ applicationId, fields, onShown, onCopied, onClose }: RevealDialogProps) {
  const texts = useMessages(answersMessages)
  const errorText = useErrorText()
  const [chosen, setChosen] = useState(fields[0])
  const [why, setWhy] = useState<RevealReason | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [reveal, { isLoading }] = useRevealIdentifierMutation()

  async function run(shown: 'screen' | 'clipboard'): Promise<void> {
    setTried(true)
    setFailure(undefined)
    if (!chosen || !why || reason.trim() === '' || isLoading) return
    const { from, fieldId } = chosen
    const body = { from, field_id: fieldId, why, reason, shown }
    const call = reveal({ params: { id: applicationId }, body })
    const { data, error } = await call
    // The value stays in no store.
    call.reset()
    if (!data) return setFailure(errorText(error, texts.revealFailed))
    const { value } = data.data
    if (shown === 'screen') onShown(fieldId, value)
    else {
      const isCopied = await copyForAMinute(value).then(
        () => true,
        () => false,
      )
      if (!isCopied) return setFailure(texts.copyFailed)
      onCopied()
    }
    onClose()
  }

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void run('screen')
      }}
    >
      <Stack>
        {fields.length > 1 && (
          <SelectField
            label={texts.revealField}
            value={chosen?.fieldId ?? ''}
            options={fields.map(({ fieldId: value, label }) => ({ value, label }))}
            onChange={({ target }) => setChosen(fields.find(({ fieldId }) => fieldId === target.value))}
          />
        )}
        <RadioGroup
          label={texts.revealWhy}
          value={why}
          error={isTried && !why ? texts.revealWhyMissing : undefined}
          options={(Object.keys(reasons) as RevealReason[]).map((value) => ({
            value,
            label: texts[reasons[value]],
          }))}
          onValueChange={setWhy}
        />
        <TextField
          label={texts.revealReason}
          maxLength={300}
          autoComplete="off"
          value={reason}
          error={isTried && reason.trim() === '' ? texts.revealReasonMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {failure && <Alert>{failure}</Alert>}
        <Inline gap="small">
          <Button type="submit" busy={isLoading} busyLabel={texts.recording}>
            {texts.revealShow}
          </Button>
          {'clipboard' in navigator && (
            <Button variant="secondary" icon={<CopyIcon />} onClick={() => void run('clipboard')}>
              {texts.revealCopy}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  )
}
