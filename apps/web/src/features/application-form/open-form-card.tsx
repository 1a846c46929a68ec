import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { Button, Card, EditIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useOpenForm } from './use-open-form.ts'

/** Links a service to its form. */
export function OpenFormCard({ applicationId }: { applicationId: string }) {
  const texts = useMessages(applicationFormMessages)
  const { open, isOpening } = useOpenForm(applicationId)
  return (
    <Card title={texts.title} description={texts.openText} icon={<EditIcon />}>
      <Button variant="secondary" busy={isOpening} onClick={() => void open()}>
        {texts.open}
      </Button>
    </Card>
  )
}
