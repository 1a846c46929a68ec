import type { ServiceApplication } from '@sanad/contracts'
import { type ApiError, isApiError } from '../../shared/api/api-error.ts'
import { findFileProblem } from '../../shared/files/find-file-problem.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { useToast } from '../../shared/toast/use-toast.ts'
import { informationApi } from './information-api.ts'
import { informationMessages } from './messages.ts'
import { uploadKey, uploadsStore } from './uploads-store.ts'

/** Sends a file as soon as it was chosen. A file that could not be sent is kept, to be tried again. */
export function useUpload({ id, user_id }: Pick<ServiceApplication['serviceDetails'], 'id' | 'user_id'>) {
  const dispatch = useAppDispatch()
  const toast = useToast()
  const texts = useMessages(informationMessages)

  return async (documentId: string, file: File): Promise<void> => {
    const key = uploadKey(id, documentId)
    const problem = findFileProblem(file)
    if (problem) return uploadsStore.set(key, { kind: 'failed', file, error: problem })

    const abort = new AbortController()
    const stop = () => abort.abort()
    const show = (sent: number, total: number) =>
      uploadsStore.set(key, { kind: 'uploading', file, sent, total, stop })
    show(0, file.size)
    const { submitDocument } = informationApi.endpoints
    const request = submitDocument.initiate(
      {
        body: { user_id, application_id: id, document_id: documentId },
        file,
        signal: abort.signal,
        onProgress: show,
      },
      { track: false },
    )
    try {
      const { data } = await dispatch(request).unwrap()
      uploadsStore.set(key, { kind: 'done', document: data })
      toast('success', texts.documentSubmitted)
    } catch (error) {
      const { code, status }: Partial<ApiError> = isApiError(error) ? error : {}
      if (code === 'aborted') return uploadsStore.set(key, undefined)
      // The row says why; this says that something happened, also where the row is out of sight.
      uploadsStore.set(key, { kind: 'failed', file, error })
      toast('error', status === undefined ? texts.documentError : texts.documentFailed)
    }
  }
}
