import { ticketsMessages } from '@sanad/texts/web/tickets'
import { FileRow, Stack } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { acceptedFiles } from '../../../shared/files/find-file-problem.ts'
import { ChosenFileRow } from './chosen-file-row.tsx'
import type { TicketFiles } from './use-ticket-files.ts'

/** Chooses the files that go with a message. */
export function FilesField({ files, disabled }: { files: TicketFiles; disabled: boolean }) {
  const texts = useMessages(ticketsMessages)
  const errorText = useErrorText()
  const count = files.chosen.length
  return (
    <Stack gap="small">
      <FileRow
        label={texts.files}
        help={texts.filesHint}
        status="empty"
        statusLabel={count > 0 ? texts.filesChosen({ chosen: count }) : texts.filesNone}
        {...(!files.isFull && { chooseLabel: texts.addFile })}
        onChoose={files.add}
        accept={acceptedFiles}
        disabled={disabled || files.isRestoring}
        error={files.problem ? errorText(files.problem, texts.fileFailedText) : undefined}
      />
      {files.chosen.map((file) => (
        <ChosenFileRow key={file.key} chosen={file} onRemove={files.remove} />
      ))}
    </Stack>
  )
}
