import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { Button, DocumentIcon } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useReuseDocumentMutation } from '../information-api.ts'

interface ReuseButtonProps {
  applicationId: string
  label: string
  file: ServiceApplication['reusable_documents'][number]
}

/** Gives the file of an earlier application again; pressing it is the consent. */
export function ReuseButton({ applicationId, label, file }: ReuseButtonProps) {
  const texts = useMessages(informationMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [reuse, { isLoading }] = useReuseDocumentMutation()
  const press = async () => {
    const { document_id, source_id } = file
    const { error } = await reuse({ body: { application_id: applicationId, document_id, source_id } })
    if (error) toast('error', errorText(error, texts.documentFailed))
    else toast('success', texts.documentSubmitted)
  }
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<DocumentIcon />}
      busy={isLoading}
      busyLabel={texts.reusing}
      onClick={() => void press()}
    >
      {texts.reuse({ name: label, service: file.from })}
    </Button>
  )
}
