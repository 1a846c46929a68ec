import { informationMessages } from '@sanad/texts/web/information'
import { Alert, Button, CameraIcon, FilePicker } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { PhotoProblem } from '../photos/find-photo-problems.ts'

interface PhotoDoubtsProps {
  problems: readonly PhotoProblem[]
  onTakeAnother: (photo: File) => void
  onUse: () => void
}

/** What may make a photo hard to read, another try, and the way to send it all the same. */
export function PhotoDoubts({ problems, onTakeAnother, onUse }: PhotoDoubtsProps) {
  const texts = useMessages(informationMessages)
  return (
    <Alert
      tone="warning"
      title={texts.doubtTitle}
      actions={
        <>
          <FilePicker
            variant="primary"
            icon={<CameraIcon />}
            label={texts.doubtAnother}
            accept="image/*"
            onChoose={([photo]) => onTakeAnother(photo)}
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
