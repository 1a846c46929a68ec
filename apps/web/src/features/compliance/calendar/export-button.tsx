import { complianceMessages } from '@sanad/texts/web/compliance'
import { Button, CalendarIcon } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useCreateComplianceCalendarLinkMutation } from '../compliance-api.ts'

/** Downloads the due dates; a phone offers to put the file into its calendar. */
export function ExportButton({ businessId }: { businessId: string }) {
  const texts = useMessages(complianceMessages)
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
      icon={<CalendarIcon />}
      busy={isLoading}
      busyLabel={texts.exporting}
      onClick={() => void download()}
    >
      {texts.export}
    </Button>
  )
}
