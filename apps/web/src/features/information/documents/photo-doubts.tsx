import { informationMessages } from '@sanad/texts/web/information'
import { Alert, Button } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { PhotoProblem } from '../photos/find-photo-problems.ts'

interface PhotoDoubtsProps {
  problems: readonly PhotoProblem[]
  onUse: () => void
}

/** What may make a photo hard to read, and the way to send it all the same. */
export function PhotoDoubts({ problems, onUse }: PhotoDoubtsProps) {
  const texts = useMessages(informationMessages)
  return (
    <Alert
      tone="warning"
      title={texts.doubtTitle}
      actions={
        <Button size="small" onClick={onUse}>
          {texts.doubtUse}
        </Button>
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
