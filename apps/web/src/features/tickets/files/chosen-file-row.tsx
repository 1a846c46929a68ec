import { type TicketsTexts, ticketsMessages } from '@sanad/texts/web/tickets'
import { Button, FileRow, type FileRowStatus, VisuallyHidden } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { formatMegabytes } from '../../../shared/files/format-megabytes.ts'
import type { ChosenFile } from './use-ticket-files.ts'

type Look = { status: FileRowStatus; text: 'fileReady' | 'fileSending' | 'fileFailed' }

const looks: Record<ChosenFile['state']['kind'], Look> = {
  ready: { status: 'empty', text: 'fileReady' },
  sending: { status: 'uploading', text: 'fileSending' },
  failed: { status: 'failed', text: 'fileFailed' },
}

interface ChosenFileRowProps {
  chosen: ChosenFile
  onRemove: (key: string) => void
}

export function ChosenFileRow({ chosen: { key, file, state }, onRemove }: ChosenFileRowProps) {
  const texts = useMessages(ticketsMessages)
  const errorText = useErrorText()
  const { status, text } = looks[state.kind]
  return (
    <FileRow
      label={file.name}
      status={status}
      statusLabel={texts[text]}
      progress={state.kind === 'sending' ? progressOf(state, texts) : undefined}
      error={state.kind === 'failed' ? errorText(state.error, texts.fileFailedText) : undefined}
      actions={
        state.kind !== 'sending' && (
          <Button variant="quiet" size="small" onClick={() => onRemove(key)}>
            <span aria-hidden="true">{texts.removeFile}</span>
            <VisuallyHidden>{texts.removeNamed({ name: file.name })}</VisuallyHidden>
          </Button>
        )
      }
    />
  )
}

function progressOf({ sent, total }: { sent: number; total: number }, texts: TicketsTexts) {
  const isSent = total > 0 && sent >= total
  return {
    label: isSent ? texts.fileChecking : texts.fileSending,
    value: sent,
    max: Math.max(total, 1),
    valueText: texts.fileBytes({ sent: formatMegabytes(sent), total: formatMegabytes(total) }),
  }
}
