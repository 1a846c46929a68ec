import { applicationFormOpenMessages } from '@sanad/texts/web/application-form-open'
import { Button, type ButtonProps } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useOpenForm } from './use-open-form.ts'

type Look = Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'>

export function OpenFormButton({ applicationId, ...look }: Look & { applicationId: string }) {
  const texts = useMessages(applicationFormOpenMessages)
  const { open, isOpening } = useOpenForm(applicationId)
  return (
    <Button {...look} busy={isOpening} onClick={() => void open()}>
      {texts.open}
    </Button>
  )
}
