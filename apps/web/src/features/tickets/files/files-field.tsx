import { localeOf } from '@sanad/texts'
import { ticketsMessages } from '@sanad/texts/web/tickets'
import { FileRow, Stack } from '@sanad/ui'
import { useErrorText, useLanguage, useMessages } from '@sanad/web-kit'
import { acceptedFiles } from '../../../shared/files/find-file-problem.ts'
import { ChosenFileRow } from './chosen-file-row.tsx'
import type { TicketFiles } from './use-ticket-files.ts'

/** Chooses the files that go with a message. */
export function FilesField({ files, disabled }: { files: TicketFiles; disabled: boolean }) {
  const texts = useMessages(ticketsMessages)
  const count = files.chosen.length
  const problems = useProblems(files)
  return (
    <Stack gap="small">
      <FileRow
        label={texts.files}
        help={texts.filesHint}
        status="empty"
        statusLabel={count > 0 ? texts.filesChosen({ chosen: count }) : texts.filesNone}
        {...(!files.isFull && { chooseLabel: texts.addFile })}
        onChoose={(file) => files.add([file])}
        onChooseSeveral={files.add}
        accept={acceptedFiles}
        disabled={disabled || files.isRestoring}
        error={problems}
      />
      {files.chosen.map((file) => (
        <ChosenFileRow key={file.key} chosen={file} onRemove={files.remove} />
      ))}
    </Stack>
  )
}

/** Each file that was not added, with the reason. */
function useProblems({ refused, tooMany }: TicketFiles): string | undefined {
  const texts = useMessages(ticketsMessages)
  const errorText = useErrorText()
  const list = new Intl.ListFormat(localeOf(useLanguage()))
  const told = refused.map(({ name, problem }) =>
    texts.fileNotAdded({ name, why: errorText(problem, texts.fileFailedText) }),
  )
  if (tooMany.length > 0) {
    told.push(texts.filesTooMany({ count: tooMany.length, names: list.format(tooMany) }))
  }
  return told.join(' ') || undefined
}
