import type { ServiceApplication } from '@sanad/contracts'
import { isRefused } from '@sanad/domain'
import { useEffect, useEffectEvent } from 'react'
import { type DocumentView, documentView, findDocument, hasArrived } from './document-view.ts'
import { restoreUploads } from './restore-uploads.ts'
import { type FileSource, type Upload, uploadKey, useUploads } from './uploads-store.ts'
import { useUpload } from './use-upload.ts'

export interface AskedFor {
  application: Pick<ServiceApplication['serviceDetails'], 'id' | 'user_id'>
  asked: Pick<ServiceApplication['documentList'][number], 'document_id' | 'label' | 'help'>
  uploadedDocs: ServiceApplication['uploadedDocs']
  mayUpload: boolean
}

/** What is known of a document that is asked for. */
export function useDocumentView({ application, asked, uploadedDocs, mayUpload }: AskedFor): {
  upload: Upload | undefined
  view: DocumentView
} {
  const { document_id } = asked
  const known = useUploads()[uploadKey(application.id, document_id)]
  const upload = hasArrived(findDocument(uploadedDocs, document_id, undefined), known) ? undefined : known
  const document = findDocument(uploadedDocs, document_id, upload)
  return { upload, view: documentView(document, upload, mayUpload) }
}

/** The same, and what can be done. */
export function useDocument(askedFor: AskedFor) {
  const { application, asked } = askedFor
  const { label, help } = asked
  const given = findDocument(askedFor.uploadedDocs, asked.document_id, undefined)
  const refused = given && isRefused(given.status) ? given : undefined
  const { choose, send, discard } = useUpload(application, asked, refused)
  useEffect(() => void restoreUploads(application.user_id), [application.user_id])
  const isOver = hasArrived(given, useUploads()[uploadKey(application.id, asked.document_id)])
  const forget = useEffectEvent(() => void discard())
  useEffect(() => {
    if (isOver) forget()
  }, [isOver])
  const { upload, view } = useDocumentView(askedFor)
  return {
    choose,
    row: {
      label,
      help,
      upload,
      view,
      onChoose: (file: File, source?: FileSource) => void choose(file, source),
      onSend: (outgoing: Parameters<typeof send>[0]) => void send(outgoing),
      onDiscard: () => void discard(),
    },
  }
}
