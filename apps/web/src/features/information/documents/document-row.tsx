import { type InformationTexts, informationMessages } from '@sanad/texts/web/information'
import { Banner, Button, type ChosenFiles, ExternalLinkIcon, FileRow, LinkButton } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { acceptedFiles } from '../../../shared/files/find-file-problem.ts'
import { formatMegabytes } from '../../../shared/files/format-megabytes.ts'
import styles from './document-item.module.css'
import { documentLook, documentTones } from './document-look.ts'
import type { DocumentView } from './document-view.ts'
import { FileDoubts } from './file-doubts.tsx'
import { mayRetry, uploadFailure } from './upload-failure.ts'
import type { FileSource, OutgoingFile, Upload } from './uploads-store.ts'

interface DocumentRowProps {
  label: string
  help: string
  view: DocumentView
  upload: Upload | undefined
  onChoose: (file: File, source?: FileSource) => void
  /** Several photos at once; left out where only one file can be chosen. */
  onChooseSeveral?: ((files: ChosenFiles) => void) | undefined
  /** What was chosen, to be looked at. */
  preview?: ReactNode
  /** Further ways to give it. */
  pickers?: ReactNode
  /** Which files are taken, and help. */
  foot?: ReactNode
  onSend: (outgoing: OutgoingFile) => void
  onDiscard: () => void
}

/** One document: what is known of it, and what can be done. */
export function DocumentRow(props: DocumentRowProps) {
  const { label, help, view, upload, preview, pickers, foot, ...actions } = props
  const texts = useMessages(informationMessages)
  const errorText = useErrorText()
  const look = documentLook(view)
  return (
    <FileRow
      label={label}
      help={help}
      status={look.status}
      tone={documentTones[look.status]}
      statusLabel={String(texts[look.label])}
      fileName={fileNameOf(view, upload, texts)}
      {...(view.canChoose && { chooseLabel: String(texts[look.choose]) })}
      onChoose={(file) => actions.onChoose(file)}
      onChooseSeveral={actions.onChooseSeveral}
      accept={acceptedFiles}
      progress={upload?.kind === 'uploading' ? progressOf(upload, texts) : undefined}
      error={
        upload?.kind === 'failed'
          ? errorText(upload.error, texts[uploadFailure(upload.error)])
          : rejectionText(view, texts)
      }
      notice={
        <>
          {upload?.kind === 'interrupted' && (
            <div className={styles.interrupted}>
              <Banner
                tone="warning"
                actions={
                  <>
                    <Button size="small" onClick={() => actions.onSend(upload.outgoing)}>
                      {texts.continueUpload({ name: upload.outgoing.file.name })}
                    </Button>
                    <Button variant="quiet" size="small" onClick={actions.onDiscard}>
                      {texts.discard}
                    </Button>
                  </>
                }
              >
                {texts.interruptedText}
              </Banner>
            </div>
          )}
          {preview}
          {upload?.kind === 'doubtful' && (
            <FileDoubts
              doubts={upload.doubts}
              reason={view.document?.rejection_reason}
              source={upload.source}
              onAnother={(file) => actions.onChoose(file, upload.source)}
              onUse={() => actions.onSend(upload.outgoing)}
            />
          )}
        </>
      }
      actions={
        <>
          {view.canChoose && pickers}
          <RowActions view={view} upload={upload} onSend={actions.onSend} />
        </>
      }
      foot={view.canChoose && foot}
    />
  )
}

function rejectionText({ kind, document }: DocumentView, texts: InformationTexts): string | undefined {
  if (kind === 'infected') return texts.infectedText
  if (kind !== 'rejected') return undefined
  // The reason says what to do as well.
  return document?.rejection_reason || texts.rejectedText
}

/** The file's name, and how it was compressed. */
function fileNameOf(view: DocumentView, upload: Upload | undefined, texts: InformationTexts): ReactNode {
  if (!upload || upload.kind === 'shrinking') return upload?.file.name ?? view.document?.original_name
  const { file, shrunkFrom } = upload.outgoing
  if (shrunkFrom === undefined) return file.name
  return (
    <>
      {file.name}
      <br />
      {texts.madeSmaller({ from: formatMegabytes(shrunkFrom), to: formatMegabytes(file.size) })}
    </>
  )
}

function progressOf(
  { sent, total, waiting }: Extract<Upload, { kind: 'uploading' }>,
  texts: InformationTexts,
) {
  const isSent = total > 0 && sent >= total
  return {
    label: waiting ? texts.waiting : isSent ? texts.checking : texts.uploading,
    value: sent,
    max: Math.max(total, 1),
    valueText: texts.bytes({ sent: formatMegabytes(sent), total: formatMegabytes(total) }),
  }
}

function RowActions({ view, upload, onSend }: Pick<DocumentRowProps, 'view' | 'upload' | 'onSend'>) {
  const texts = useMessages(informationMessages)
  if (upload?.kind === 'uploading' || upload?.kind === 'shrinking') {
    return (
      <Button variant="quiet" size="small" onClick={upload.stop}>
        {texts.stop}
      </Button>
    )
  }
  return (
    <>
      {upload?.kind === 'failed' && mayRetry(upload.error) && (
        <Button variant="secondary" size="small" onClick={() => onSend(upload.outgoing)}>
          {texts.tryAgain}
        </Button>
      )}
      {view.document?.view_url && (
        <LinkButton
          variant="quiet"
          size="small"
          icon={<ExternalLinkIcon />}
          render={<a href={view.document.view_url} target="_blank" rel="noopener noreferrer" />}
        >
          {texts.view}
        </LinkButton>
      )}
    </>
  )
}
