import { deliverablesMessages } from '@sanad/texts/desk/deliverables'
import { FilePicker, Inline } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useId } from 'react'
import styles from './deliverables.module.css'

interface ChosenFileProps {
  readonly file: File | undefined
  readonly problem: string | undefined
  readonly onFile: (file: File) => void
}

/** The file that the customer gets, once it was chosen or dropped. */
export function ChosenFile({ file, problem, onFile }: ChosenFileProps) {
  const texts = useMessages(deliverablesMessages)
  const name = useId()
  return (
    <div>
      <p id={name}>{texts.file}</p>
      <p className={styles.hint}>{texts.fileHint}</p>
      <Inline>
        {file && <span>{file.name}</span>}
        <FilePicker
          label={file ? texts.otherFile : texts.chooseFile}
          labelledBy={name}
          accept=".pdf,.jpg,.jpeg,.png"
          onChoose={([chosen]) => onFile(chosen)}
        />
      </Inline>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
