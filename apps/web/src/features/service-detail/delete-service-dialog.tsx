import type { ServiceApplication } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { serviceDetailDialogsMessages } from '@sanad/texts/web/service-detail-dialogs'
import { Banner, Button, Dialog, KeyValueList, Stack, TrashIcon } from '@sanad/ui'
import { isApiError, useErrorText, useLanguage, useMessages, useToast } from '@sanad/web-kit'
import { api } from '../../shared/api/api.ts'
import { ClientStatusBadge } from '../../shared/applications/client-status-badge.tsx'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import { paths } from '../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../shared/routing/use-navigate-from-here.ts'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { useDeleteApplicationMutation } from './service-detail-api.ts'
import { typeText } from './type-text.ts'

interface DeleteServiceDialogProps {
  application: ServiceApplication
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function DeleteServiceDialog({ application, open, onOpenChange }: DeleteServiceDialogProps) {
  const texts = useMessages(serviceDetailMessages)
  const words = useMessages(serviceDetailDialogsMessages)
  const language = useLanguage()
  const { id, track_id, client_status } = application.serviceDetails
  const firm = useBusinessName()(application.serviceDetails)
  const { remove, isLoading } = useDeleteService(id)
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      tone="danger"
      icon={<TrashIcon />}
      size="small"
      title={words.deleteTitle}
      description={firm && texts.forFirm({ firm })}
      dismissible={!isLoading}
      actions={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            variant="danger"
            busy={isLoading}
            busyLabel={words.deleting}
            onClick={() => void remove().finally(close)}
          >
            {texts.delete}
          </Button>
        </>
      }
    >
      <Stack>
        <KeyValueList
          items={[
            { label: words.deleteType, value: typeText(application, language) },
            { label: words.deleteTrackingId, value: displayTrackingId(track_id) },
            { label: words.deleteStatus, value: <ClientStatusBadge status={client_status} /> },
          ]}
        />
        <Banner tone="warning">{words.deleteWarning}</Banner>
      </Stack>
    </Dialog>
  )
}

function useDeleteService(id: string) {
  const words = useMessages(serviceDetailDialogsMessages)
  const [deleteApplication, { isLoading }] = useDeleteApplicationMutation()
  const navigate = useNavigateFromHere()
  const dispatch = useAppDispatch()
  const toast = useToast()
  const errorText = useErrorText()

  const refusal = (error: unknown) => {
    if (!isApiError(error) || error.status === undefined) return words.deleteError
    return error.code === 'unexpected_answer' ? words.dataNotDeleted : errorText(error, words.deleteFailed)
  }

  const remove = async () => {
    try {
      await deleteApplication({ params: { id } }).unwrap()
      toast('success', words.deleted)
      await navigate(paths.services)
      // Not before: it would be read again where it is shown, and said not to exist. Back then finds nothing to pay.
      dispatch(api.util.invalidateTags([{ type: 'Service', id }]))
    } catch (error) {
      toast('error', refusal(error))
    }
  }
  return { remove, isLoading }
}
