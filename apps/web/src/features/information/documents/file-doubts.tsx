import { informationMessages } from '@sanad/texts/web/information'
import { Alert, Button, CameraIcon, FilePicker } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { acceptedFiles } from '../../../shared/files/find-file-problem.ts'
import type { FileDoubt, FileSource } from './uploads-store.ts'

interface FileDoubtsProps {
  doubts: readonly FileDoubt[]
  /** Why staff could not accept the file that was given before. */
  reason: string | null | undefined
  /** Where this one came from: the other one is taken or chosen likewise. */
  source: FileSource
  onAnother: (file: File) => void
  onUse: () => void
}

/** Why a file may not do, another try, and the way to send it all the same. */
export function FileDoubts({ doubts, reason, source, onAnother, onUse }: FileDoubtsProps) {
  const texts = useMessages(informationMessages)
  const isRefused = doubts.includes('refused_before')
  const isPhoto = source === 'camera'
  const other = isRefused ? texts.chooseAnother : texts.doubtOther
  return (
    <Alert
      tone="warning"
      title={isRefused ? texts.refusedBeforeTitle : texts.doubtTitle}
      actions={
        <>
          <FilePicker
            variant="primary"
            camera={isPhoto}
            label={isPhoto ? texts.doubtAnother : other}
            icon={isPhoto ? <CameraIcon /> : undefined}
            accept={isRefused && !isPhoto ? acceptedFiles : 'image/*'}
            onChoose={([file]) => onAnother(file)}
          />
          <Button variant="secondary" size="small" onClick={onUse}>
            {isRefused ? texts.refusedBeforeUse : texts.doubtUse}
          </Button>
        </>
      }
    >
      <ul>
        {isRefused && reason && <li>{reason}</li>}
        {doubts.map((doubt) => (
          <li key={doubt}>{texts[`doubt.${doubt}`]}</li>
        ))}
      </ul>
    </Alert>
  )
}
