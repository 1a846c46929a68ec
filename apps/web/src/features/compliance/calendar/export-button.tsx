import { complianceMessages } from '@sanad/texts/web/compliance'
import { complianceSubscriptionMessages } from '@sanad/texts/web/compliance-subscription'
import { Button, DownloadIcon } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useCreateComplianceCalendarLinkMutation } from '../compliance-api.ts'

/** Downloads the due dates as they are now. */
export function ExportButton({ businessId }: { businessId: string }) {
  const texts = useMessages(complianceMessages)
  const words = useMessages(complianceSubscriptionMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [createLink, { isLoading }] = useCreateComplianceCalendarLinkMutation()
  const download = async () => {
    const { data, error } = await createLink({ body: { business_id: businessId || null } })
    // `content-disposition: attachment`: the browser downloads and the page stays.
    if (data) location.assign(data.data.url)
    else toast('error', errorText(error, texts.exportFailed))
  }
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon />}
      busy={isLoading}
      busyLabel={texts.exporting}
      onClick={() => void download()}
    >
      {words.once}
    </Button>
  )
}
