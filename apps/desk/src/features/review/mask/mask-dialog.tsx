import type { UploadedDocument } from '@sanad/contracts'
import { reviewMessages } from '@sanad/texts/desk/review'
import { Alert, Button, Dialog, LoadingState } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useMaskDocumentMutation } from '../../../shared/application/application-api.ts'
import { drawPages } from './draw-pages.ts'
import { makeMaskedFile } from './make-masked-file.ts'
import styles from './mask.module.css'
import type { Mask } from './mask.ts'
import { MaskPage } from './mask-page.tsx'

interface MaskDialogProps {
  readonly file: UploadedDocument
  readonly onMasked: () => void
  readonly onClose: () => void
}

/** Covers an identity number in a file; the file that is sent replaces the other, which is destroyed. */
export function MaskDialog({ file, onMasked, onClose }: MaskDialogProps) {
  const texts = useMessages(reviewMessages)
  const refusalText = useRefusalText()
  const [send, { isLoading, error }] = useMaskDocumentMutation()
  const [masks, setMasks] = useState<readonly Mask[]>([])
  const { pages, hasFailed } = useDrawnPages(file)
  const removeLast = () => setMasks((all) => all.slice(0, -1))

  async function replace(): Promise<void> {
    if (!pages || masks.length === 0 || isLoading) return
    const masked = await makeMaskedFile(pages, masks, { name: file.filename, isPdf: isPdf(file) })
    if (!(await send({ params: { id: file.id }, file: masked })).error) onMasked()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void replace()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      dismissible="escape"
      closeLabel={texts.cancel}
      title={texts.maskTitle}
      description={texts.maskHint}
      actions={
        <>
          <Button variant="secondary" onClick={removeLast} aria-keyshortcuts="Backspace">
            {texts.maskRemoveLast}
          </Button>
          <Button
            variant="danger"
            busy={isLoading}
            busyLabel={texts.recording}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => void replace()}
          >
            {texts.maskReplace}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same */}
      <div className={styles.pages} onKeyDown={onKeyDown}>
        {error && <Alert>{refusalText(error, texts.maskFailed)}</Alert>}
        {hasFailed && <Alert>{texts.maskUnreadable}</Alert>}
        {!pages && !hasFailed && <LoadingState label={texts.openingFile} />}
        {pages?.map((canvas, page) => (
          <MaskPage
            // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their places
            key={page}
            canvas={canvas}
            page={page}
            masks={masks.filter((mask) => mask.page === page)}
            onMask={(mask) => setMasks((all) => [...all, mask])}
            onRemoveLast={removeLast}
          />
        ))}
      </div>
    </Dialog>
  )
}

const isPdf = ({ filename }: UploadedDocument) => /\.pdf$/i.test(filename)

function useDrawnPages(file: UploadedDocument) {
  const [pages, setPages] = useState<readonly HTMLCanvasElement[]>()
  const [hasFailed, setHasFailed] = useState(false)
  // The link of now: each reading of the application signs another.
  const [{ url, pdf }] = useState({ url: file.view_url ?? '', pdf: isPdf(file) })
  useEffect(() => {
    let isCurrent = true
    drawPages(url, pdf).then(
      (drawn) => isCurrent && setPages(drawn),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [url, pdf])
  return { pages, hasFailed }
}
