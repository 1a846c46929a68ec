import type { AuditFilter } from '@sanad/contracts/staff'
import { auditMessages } from '@sanad/texts/desk/audit'
import { Alert, Button, Dialog, DownloadIcon, Stack, TextArea } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { useExportAuditEntriesMutation } from './audit-api.ts'

interface ExportDialogProps {
  readonly isOpen: boolean
  readonly filter: AuditFilter
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The reason is recorded with the filter before the link is made. */
export function ExportDialog({ isOpen, filter, onOpenChange }: ExportDialogProps) {
  const texts = useMessages(auditMessages)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={texts.exportTitle}
      closeLabel={texts.cancel}
      initialFocus="content"
    >
      {isOpen && <ExportForm filter={filter} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function ExportForm({ filter, onDone }: { filter: AuditFilter; onDone: () => void }) {
  const texts = useMessages(auditMessages)
  const errorText = useErrorText()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [ask, { isLoading, error }] = useExportAuditEntriesMutation()
  async function run(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (reason.trim() === '' || isLoading) return
    const { data } = await ask({ body: { filter, reason } })
    if (!data) return
    location.assign(data.data.url)
    onDone()
  }
  return (
    <form onSubmit={(event) => void run(event)} noValidate>
      <Stack>
        <p>{texts.exportHint}</p>
        <TextArea
          label={texts.exportReason}
          rows={2}
          maxLength={300}
          value={reason}
          error={isTried && reason.trim() === '' ? texts.exportReasonMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {error !== undefined && <Alert>{errorText(error, texts.exportFailed)}</Alert>}
        <div>
          <Button type="submit" icon={<DownloadIcon />} busy={isLoading} busyLabel={texts.exporting}>
            {texts.download}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
