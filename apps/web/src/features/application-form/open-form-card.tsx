import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { Button, Card, EditIcon } from '@sanad/ui'
import { useErrorText, useMessages, useToast, withQuery } from '@sanad/web-kit'
import { useNavigate } from 'react-router'
import { useCreateLinkMutation } from '../../shared/access-link/access-link-api.ts'
import { paths } from '../../shared/routing/paths.ts'

/** Links a service to its form, which is opened by an access link. */
export function OpenFormCard({ applicationId }: { applicationId: string }) {
  const texts = useMessages(applicationFormMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const [createLink, { isLoading }] = useCreateLinkMutation()
  const open = async () => {
    const { data, error } = await createLink({ params: { id: applicationId }, body: { purpose: 'csrf' } })
    if (data) await navigate(withQuery(paths.submitForm, { csrf: data.data.token }))
    else toast('error', errorText(error, texts.fetchFailed))
  }
  return (
    <Card title={texts.title} description={texts.openText} icon={<EditIcon />}>
      <Button variant="secondary" busy={isLoading} onClick={() => void open()}>
        {texts.open}
      </Button>
    </Card>
  )
}
