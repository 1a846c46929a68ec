import { isHeic, isPhoto } from '../../../shared/files/find-file-problem.ts'
import type { DocumentView } from './document-view.ts'
import styles from './file-preview.module.css'
import type { Upload } from './uploads-store.ts'
import { useObjectUrl } from './use-object-url.ts'

interface FilePreviewProps {
  upload: Upload | undefined
  document: DocumentView['document']
}

/** The photo that was chosen last, or else the stored one; nothing of other files, which "View" opens. */
export function FilePreview({ upload, document }: FilePreviewProps) {
  const chosen = upload && (upload.kind === 'shrinking' ? upload.file : upload.outgoing.file)
  // What was refused is not to be looked at, and may be too large to be drawn.
  const isShowable = upload?.kind !== 'failed' && chosen !== undefined && isPhoto(chosen) && !isHeic(chosen)
  const chosenUrl = useObjectUrl(isShowable ? chosen : undefined)
  const storedUrl =
    !chosen && document && isPhoto({ name: document.original_name }) ? document.view_url : undefined
  const url = chosenUrl ?? storedUrl
  // Its name stands beside it.
  return url ? <img className={styles.preview} src={url} alt="" /> : null
}
