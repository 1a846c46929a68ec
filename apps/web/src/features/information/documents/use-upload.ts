import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { type ApiError, isApiError, useMessages, useToast } from '@sanad/web-kit'
import { useEffect } from 'react'
import { documentUploadEntry } from '../../../shared/audit/document-upload-entry.ts'
import { useAudit } from '../../../shared/audit/use-audit.ts'
import { findFileProblem, findSizeProblem, isPhoto } from '../../../shared/files/find-file-problem.ts'
import { keptFiles } from '../../../shared/files/kept-files.ts'
import { prepareFile } from '../../../shared/files/prepare-file.ts'
import { useAppDispatch } from '../../../shared/state/app-state.ts'
import { informationApi } from '../information-api.ts'
import { checkPhoto } from '../photos/check-photo.ts'
import { isLike } from './document-view.ts'
import { uploadFailure } from './upload-failure.ts'
import {
  type FileDoubt,
  type FileSource,
  type OutgoingFile,
  type UploadedFile,
  uploadKey,
  uploadsStore,
} from './uploads-store.ts'

/** Uploads a file when it is chosen. A failed one is kept for a retry. */
export function useUpload(
  { id, user_id }: Pick<ServiceApplication['serviceDetails'], 'id' | 'user_id'>,
  document: Pick<ServiceApplication['documentList'][number], 'document_id' | 'label'>,
  /** The file in whose place another one is asked for. */
  refused: UploadedFile | undefined,
) {
  const dispatch = useAppDispatch()
  const toast = useToast()
  const texts = useMessages(informationMessages)
  const audit = useAudit()
  const { document_id } = document
  const key = uploadKey(id, document_id)
  const upload = { applicationId: id, userId: user_id, document }
  useEffect(() => uploadsStore.show(key), [key])

  const choose = async (file: File, source: FileSource = 'files'): Promise<void> => {
    const fail = (error: unknown) =>
      uploadsStore.set(key, { kind: 'failed', outgoing: { file, shrunkFrom: undefined }, error })
    const problem = findFileProblem(file)
    if (problem) return fail(problem)
    const abort = new AbortController()
    uploadsStore.set(key, { kind: 'shrinking', file, stop: () => abort.abort() })
    try {
      const prepared = await prepareFile(file, abort.signal)
      const tooLarge = findSizeProblem(prepared.file)
      if (tooLarge) return fail(tooLarge)
      const doubts = await findDoubts(prepared.file)
      if (abort.signal.aborted) return uploadsStore.set(key, undefined)
      if (doubts.length === 0) return send(prepared)
      uploadsStore.set(key, { kind: 'doubtful', outgoing: prepared, doubts, source })
    } catch (error) {
      fail(error)
    }
  }

  const findDoubts = async (file: File): Promise<readonly FileDoubt[]> => {
    if (refused && isLike(refused, file)) return ['refused_before']
    if (!isPhoto(file) || uploadsStore.wasWarned(key)) return []
    const problems = await checkPhoto(file)
    if (problems.length > 0) uploadsStore.warn(key)
    return problems
  }

  const send = async (outgoing: OutgoingFile): Promise<void> => {
    const { file, shrunkFrom } = outgoing
    const abort = new AbortController()
    let { url } = outgoing
    const show = (sent: number, { waiting } = { waiting: false }) => {
      const stop = () => abort.abort()
      uploadsStore.set(key, { kind: 'uploading', outgoing, sent, total: file.size, waiting, stop })
    }
    const keep = () => keptFiles.keep({ key, customerId: user_id, file, shrunkFrom, url })
    let shown = 0
    let isWaiting = false
    show(shown)
    await keep()
    const request = informationApi.endpoints.submitDocument.initiate(
      {
        body: { user_id, application_id: id, document_id },
        file,
        url,
        signal: abort.signal,
        onUrl: (given) => {
          url = given
          void keep()
        },
        onProgress: (sent) => {
          // A try that gets no further than the one before it is still the same waiting.
          if (isWaiting && sent <= shown) return
          isWaiting = false
          shown = sent
          show(sent)
        },
        onWaiting: () => {
          isWaiting = true
          show(shown, { waiting: true })
        },
      },
      { track: false },
    )
    try {
      const { data } = await dispatch(request).unwrap()
      await keptFiles.forget(key)
      uploadsStore.set(key, { kind: 'done', document: data, outgoing })
      toast('success', texts.documentSubmitted)
      audit(documentUploadEntry({ ...upload, file, outcome: 'success' }))
    } catch (error) {
      const { code, status }: Partial<ApiError> = isApiError(error) ? error : {}
      // Permanent refusals are dropped; after a 401 the upload can be resumed with the next login.
      if (code === 'aborted' || (status !== undefined && status < 500 && status !== 401)) {
        await keptFiles.forget(key)
      }
      if (code === 'aborted') return uploadsStore.set(key, undefined)
      if (status === 401)
        return uploadsStore.set(key, { kind: 'interrupted', outgoing: { ...outgoing, url } })
      uploadsStore.set(key, { kind: 'failed', outgoing: { file, shrunkFrom, url }, error })
      const reason = isApiError(error) ? error.code : 'unknown'
      audit(documentUploadEntry({ ...upload, file, outcome: 'failed', error: reason }))
      // A mounted row shows the error itself; otherwise a toast does.
      if (!uploadsStore.isShown(key)) toast('error', texts[uploadFailure(error)])
    }
  }

  const discard = async (): Promise<void> => {
    uploadsStore.set(key, undefined)
    await keptFiles.forget(key)
  }

  return { choose, send, discard }
}
