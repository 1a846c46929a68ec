import type { StageAsk } from '@sanad/contracts/staff'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { Button, DateField, FilePicker, Inline, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useId } from 'react'
import styles from './stages.module.css'

interface AskFieldProps {
  readonly ask: StageAsk
  readonly value: string
  readonly file: File | undefined
  readonly problem: string | undefined
  readonly onValue: (value: string) => void
  readonly onFile: (file: File | undefined) => void
}

/** The field of one thing that a stage asks of staff. */
export function AskField({ ask, value, file, problem, onValue, onFile }: AskFieldProps) {
  const texts = useMessages(stagesMessages)
  const name = useId()
  const common = {
    label: ask.required ? ask.label : texts.optional({ name: ask.label }),
    hint: ask.visible ? texts.customerSees : undefined,
    error: problem,
    required: ask.required,
  }
  switch (ask.kind) {
    case 'reference':
    case 'text':
      return (
        <TextField
          {...common}
          value={value}
          maxLength={100}
          autoComplete="off"
          spellCheck={ask.kind === 'text'}
          onChange={({ target }) => onValue(target.value)}
        />
      )
    case 'date':
      return (
        <DateField
          {...common}
          value={value}
          onValueChange={onValue}
          pattern={texts.datePattern}
          calendarLabel={texts.calendar}
        />
      )
    case 'file':
      return (
        <div>
          <p id={name}>{common.label}</p>
          <p className={styles.hint}>{ask.visible ? texts.fileCustomerGets : texts.fileDrop}</p>
          <Inline>
            {file && <span>{file.name}</span>}
            <FilePicker
              label={file ? texts.otherFile : texts.chooseFile}
              labelledBy={name}
              accept=".pdf,.jpg,.jpeg,.png"
              onChoose={([chosen]) => onFile(chosen)}
            />
            {file && (
              <Button variant="quiet" size="small" onClick={() => onFile(undefined)}>
                {texts.removeFile({ name: file.name })}
              </Button>
            )}
          </Inline>
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </div>
      )
    case 'deliverable':
      return (
        <p className={problem ? styles.problem : undefined} role={problem ? 'alert' : undefined}>
          {ask.is_attached
            ? texts.attached({ name: ask.label })
            : problem
              ? texts.attachFirst({ name: ask.label })
              : texts.notAttached({ name: ask.label })}
        </p>
      )
  }
}
