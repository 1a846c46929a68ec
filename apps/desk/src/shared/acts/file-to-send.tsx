import { actFormMessages } from '@sanad/texts/desk/act-form'
import { Button, FilePicker, Inline } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useId } from 'react'
import styles from './file-to-send.module.css'

interface FileToSendProps {
  readonly label: string
  readonly hint: string
  readonly file: File | undefined
  readonly problem: string | undefined
  readonly onFile: (file: File) => void
  /** Without it, a file that was chosen is only exchanged for another. */
  readonly onRemove?: () => void
}

/** The file that an act sends along, once it was chosen or dropped. */
export function FileToSend({ label, hint, file, problem, onFile, onRemove }: FileToSendProps) {
  const texts = useMessages(actFormMessages)
  const name = useId()
  return (
    <div>
      <p id={name}>{label}</p>
      <p className={styles.hint}>{hint}</p>
      <Inline>
        {file && <span>{file.name}</span>}
        <FilePicker
          label={file ? texts.otherFile : texts.chooseFile}
          labelledBy={name}
          accept=".pdf,.jpg,.jpeg,.png"
          onChoose={([chosen]) => onFile(chosen)}
        />
        {file && onRemove && (
          <Button variant="quiet" size="small" onClick={onRemove}>
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
}
