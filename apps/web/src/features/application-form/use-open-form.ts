import { applicationFormOpenMessages } from '@sanad/texts/web/application-form-open'
import { useErrorText, useMessages, useToast, withQuery } from '@sanad/web-kit'
import { useCreateLinkMutation } from '../../shared/access-link/access-link-api.ts'
import { paths } from '../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../shared/routing/use-navigate-from-here.ts'

/** Opens the form of an application, by an access link. */
export function useOpenForm(applicationId: string): { open: () => Promise<void>; isOpening: boolean } {
  const texts = useMessages(applicationFormOpenMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigateFromHere()
  const [createLink, { isLoading }] = useCreateLinkMutation()
  const open = async () => {
    const { data, error } = await createLink({ params: { id: applicationId }, body: { purpose: 'csrf' } })
    if (data) await navigate(withQuery(paths.submitForm, { csrf: data.data.token }))
    else toast('error', errorText(error, texts.fetchFailed))
  }
  return { open, isOpening: isLoading }
}
