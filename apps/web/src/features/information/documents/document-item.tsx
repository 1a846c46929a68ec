import type { ServiceApplication } from '@sanad/contracts'
import { documentKindOf } from '@sanad/domain'
import { informationMessages } from '@sanad/texts/web/information'
import { Banner, Button, CameraIcon, FilePicker, Inline, Stack, VisuallyHidden } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useRef } from 'react'
import styles from './document-item.module.css'
import { DocumentRow } from './document-row.tsx'
import { findSameFile } from './document-view.ts'
import { FilePreview } from './file-preview.tsx'
import { PhotoPages } from './photo-pages.tsx'
import { ReuseButton } from './reuse-button.tsx'
import { SampleButton } from './sample-button.tsx'
import { uploadKey } from './uploads-store.ts'
import { type AskedFor, useDocument } from './use-document.ts'
import { usePhotoPages } from './use-photo-pages.ts'

interface DocumentItemProps extends AskedFor {
  /** A file of an earlier application that can be given again. */
  reusable: ServiceApplication['reusable_documents'][number] | undefined
  /** The name of another document of the application. */
  labelOf: (documentId: string) => string
}

/** One document with every way to give it: file, drop, camera, several photos, an earlier application. */
export function DocumentItem({ reusable, labelOf, ...document }: DocumentItemProps) {
  const texts = useMessages(informationMessages)
  const { row, choose } = useDocument(document)
  const { application, asked } = document
  const pages = usePhotoPages({
    key: uploadKey(application.id, asked.document_id),
    customerId: application.user_id,
    name: `${asked.document_id}.pdf`,
    onMade: choose,
  })
  const panel = useRef<HTMLDivElement>(null)
  const openPages = () => {
    pages.open()
    // On a phone it begins below what can be seen, and the button that opened it is gone.
    requestAnimationFrame(() => {
      panel.current?.focus()
      panel.current?.scrollIntoView({ block: 'start' })
    })
  }
  const sampleKind = documentKindOf(asked.document_id)
  const same = row.view.canChoose && findSameFile(document.uploadedDocs, row.view.document)
  const hidden = <VisuallyHidden>: {asked.label}</VisuallyHidden>
  return (
    <Stack gap="small">
      <DocumentRow
        {...row}
        onChooseSeveral={(files) => void pages.add(files)}
        preview={<FilePreview upload={row.upload} document={row.view.document} />}
        pickers={
          <>
            <FilePicker
              camera
              icon={<CameraIcon />}
              label={
                <>
                  {texts.takePhoto}
                  {hidden}
                </>
              }
              accept="image/*"
              onChoose={([photo]) => row.onChoose(photo, 'camera')}
            />
            {!pages.isOpen && (
              <Button variant="quiet" size="small" onClick={openPages}>
                {texts.several}
                {hidden}
              </Button>
            )}
          </>
        }
        foot={
          <>
            <p className={styles.hint}>
              {texts.fileRules} {texts.heicHint} <span className={styles.drop}>{texts.dropHint}</span>
            </p>
            <Inline>
              {reusable && <ReuseButton applicationId={application.id} label={asked.label} file={reusable} />}
              {sampleKind && <SampleButton kind={sampleKind} label={asked.label} />}
            </Inline>
          </>
        }
      />
      {same && (
        <Banner tone="warning" live="polite">
          {texts.sameFile({ name: labelOf(same.document_id) })}
        </Banner>
      )}
      {row.view.canChoose && pages.isOpen && (
        <div ref={panel} tabIndex={-1}>
          <PhotoPages label={asked.label} pages={pages} />
        </div>
      )}
    </Stack>
  )
}
