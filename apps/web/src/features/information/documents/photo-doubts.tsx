import { informationMessages } from '@sanad/texts/web/information'
import { Alert, Button, CameraIcon, FilePicker } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { PhotoProblem } from '../photos/find-photo-problems.ts'
import type { FileSource } from './uploads-store.ts'

interface PhotoDoubtsProps {
  problems: readonly PhotoProblem[]
  /** Where this one came from: the other one is taken or chosen likewise. */
  source: FileSource
  onAnother: (photo: File) => void
  onUse: () => void
}

/** What may make a photo hard to read, another try, and the way to send it all the same. */
export function PhotoDoubts({ problems, source, onAnother, onUse }: PhotoDoubtsProps) {
  const texts = useMessages(informationMessages)
  return (
    <Alert
      tone="warning"
      title={texts.doubtTitle}
      actions={
        <>
          <FilePicker
            variant="primary"
            camera={source === 'camera'}
            label={source === 'camera' ? texts.doubtAnother : texts.doubtOther}
            icon={source === 'camera' ? <CameraIcon /> : undefined}
            accept="image/*"
            onChoose={([photo]) => onAnother(photo)}
          />
          <Button variant="secondary" size="small" onClick={onUse}>
            {texts.doubtUse}
          </Button>
        </>
      }
    >
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{texts[`doubt.${problem}`]}</li>
        ))}
      </ul>
    </Alert>
  )
}
