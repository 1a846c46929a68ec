import type { StageAsk } from '@sanad/contracts/staff'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { DateField, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { FileToSend } from '../../../shared/acts/file-to-send.tsx'
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
  const common = {
    label: ask.required ? ask.label : texts.optional({ name: ask.label }),
    hint: [ask.example && texts.writtenLike({ example: ask.example }), ask.visible && texts.customerSees]
      .filter(Boolean)
      .join(' '),
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
        <FileToSend
          label={common.label}
          hint={ask.visible ? texts.fileCustomerGets : texts.fileDrop}
          file={file}
          problem={problem}
          onFile={onFile}
          onRemove={() => onFile(undefined)}
        />
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
