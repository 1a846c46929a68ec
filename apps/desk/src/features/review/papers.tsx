import type { UploadedDocument } from '@sanad/contracts'
import type { KeptFileView } from '@sanad/contracts/staff'
import { reviewMessages } from '@sanad/texts/desk/review'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { stateText } from './document-state.ts'
import layers from './papers.module.css'
import styles from './review.module.css'
import type { ReviewedDocument } from './reviewed-document.ts'
import { useKeptView } from './use-kept-view.ts'
import { DocumentViewer } from './viewer/document-viewer.tsx'

interface PapersProps {
  readonly applicationId: string
  readonly document: ReviewedDocument
  /** An earlier file of the document, shown beside it. */
  readonly earlier: UploadedDocument | undefined
  /** What is judged next: drawn behind the one of now, so that it is there at once. One at a time, to bound the memory. */
  readonly ahead: ReviewedDocument | undefined
  readonly views: readonly KeptFileView[]
  /** Opens the mask of a file; absent for who may not. */
  readonly onMask: ((file: UploadedDocument) => void) | undefined
  /** Called when a file can be seen, and when it no longer can. */
  readonly onPainted: (fileId: string, isPainted: boolean) => void
}

/** The file that is judged, and beside it the one that it replaced. */
export function Papers({ applicationId, document, earlier, ahead, views, onMask, onPainted }: PapersProps) {
  const texts = useMessages(reviewMessages)
  const keepView = useKeptView(applicationId)
  const { file } = document
  const viewerOf = (shown: UploadedDocument | undefined, label: string) => (
    <DocumentViewer
      url={shown?.view_url ?? null}
      name={shown?.original_name ?? label}
      heldBack={stateText(shown?.status ?? 'missing', texts)}
      kept={views.find(({ file_id }) => file_id === shown?.id)}
      onView={(view) => shown && keepView(shown.id, view)}
      onPainted={(isPainted) => shown && onPainted(shown.id, isPainted)}
      hasKeys={shown === file}
    />
  )
  return (
    <div className={styles.papers} data-compared={earlier ? true : undefined}>
      {earlier && (
        <section key="earlier" className={styles.paper} aria-label={texts.earlierFile}>
          <PaperCaption title={texts.earlierFile} file={earlier}>
            {onMask && earlier.view_url && (
              <ActButton
                keys="shift+m"
                label={texts.mask}
                variant="quiet"
                size="small"
                onClick={() => onMask(earlier)}
              />
            )}
          </PaperCaption>
          <div key={earlier.filename}>{viewerOf(earlier, document.label)}</div>
        </section>
      )}
      <section key="current" className={styles.paper} aria-label={texts.currentFile}>
        {earlier && file && <PaperCaption title={texts.currentFile} file={file} />}
        <div className={layers.stack}>
          {[document, ...(ahead ? [ahead] : [])].map((one) => (
            <div key={one.file?.filename ?? one.id} className={layers.layer} inert={one !== document}>
              {viewerOf(one.file, one.label)}
            </div>
          ))}
        </div>
      </section>
    </div>
  )
}

interface PaperCaptionProps {
  readonly title: string
  readonly file: UploadedDocument
  readonly children?: ReactNode
}

function PaperCaption({ title, file, children }: PaperCaptionProps) {
  const texts = useMessages(reviewMessages)
  const language = useLanguage()
  return (
    <div className={layers.caption}>
      <strong>{title}</strong>
      <span>
        {formatDateTime(file.uploaded_at, language)} · {stateText(file.status, texts)}
      </span>
      {file.rejection_reason && <q>{file.rejection_reason}</q>}
      {children}
    </div>
  )
}
