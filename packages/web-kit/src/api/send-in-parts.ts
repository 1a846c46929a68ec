import { type Endpoint, resumableUploadPath } from '@sanad/contracts'
import type { DetailedError, Upload as TusUpload, UploadOptions } from 'tus-js-client'
import { type ApiError, clientError } from './api-error.ts'
import { requestHeaders } from './request-headers.ts'
import { isPassing, retryDelays, waitForConnection } from './retry.ts'
import { type CallContext, judgeFailure } from './session-rules.ts'
import { parseErrorBody } from './to-api-error.ts'

/** Chunk size: what has to be sent again after a broken connection. */
const partBytes = 512 * 1024

export interface Sending {
  readonly file: File
  /** The tus upload URL, to resume an upload that was begun. */
  readonly url?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** The server created the upload; the URL resumes it. */
  readonly onUrl?: ((url: string) => void) | undefined
  readonly onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined
  /** The connection is lost; a retry follows. */
  readonly onWaiting?: (() => void) | undefined
}

/** Resumable upload by the tus protocol, with retries and backoff. Resolves to the upload's id. */
export async function sendInParts(
  endpoint: Endpoint,
  sending: Sending,
  context: CallContext,
): Promise<{ uploadId: string } | { error: ApiError }> {
  const { file, url, signal } = sending
  const { session } = context
  const token = session.tokenOf(context.getState())
  const library = await loadLibrary(sending)
  if (!library) return { error: clientError(signal?.aborted ? 'aborted' : 'network') }
  return new Promise((resolve) => {
    const upload: TusUpload = new library.Upload(file, {
      endpoint: resumableUploadPath,
      ...(url ? { uploadUrl: url } : {}),
      metadata: { filename: file.name },
      chunkSize: partBytes,
      uploadDataDuringCreation: file.size <= partBytes,
      storeFingerprintForResuming: false,
      retryDelays: [...retryDelays],
      onBeforeRequest: async (request) => {
        const headers = await requestHeaders(endpoint, session, context.getState())
        for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
      },
      onUploadUrlAvailable: () => sending.onUrl?.(upload.url ?? ''),
      onProgress: (sent, total) => sending.onProgress?.(sent, total ?? file.size),
      onShouldRetry: (error) => {
        const mayPass = isPassing(statusOf(error))
        if (mayPass) sending.onWaiting?.()
        return mayPass
      },
      onSuccess: () => {
        stopListening()
        resolve({ uploadId: (upload.url ?? '').split('/').at(-1) ?? '' })
      },
      onError: (error) => {
        stopListening()
        resolve({ error: judgeFailure(toApiError(error), token, context) })
      },
    } satisfies UploadOptions)
    // Retry at once instead of waiting for the backoff.
    const goOn = () => void upload.abort().then(() => upload.start())
    const stop = () => {
      stopListening()
      void upload.abort(true).catch(() => {})
      resolve({ error: clientError('aborted') })
    }
    const stopListening = () => {
      globalThis.removeEventListener('online', goOn)
      signal?.removeEventListener('abort', stop)
    }
    globalThis.addEventListener('online', goOn)
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
    else upload.start()
  })
}

/** A chunk of its own: an upload that begins without a connection waits for it like one that loses it. */
async function loadLibrary({ signal, onWaiting }: Sending) {
  for (const delay of retryDelays) {
    const library = await import('tus-js-client').catch(() => undefined)
    if (library || signal?.aborted) return library
    onWaiting?.()
    await waitForConnection(delay, signal).catch(() => {})
  }
  return undefined
}

function statusOf(error: Error | DetailedError): number {
  return 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0
}

function toApiError(error: Error | DetailedError): ApiError {
  const status = statusOf(error)
  if (status === 0 || !('originalResponse' in error)) return clientError('network')
  return parseErrorBody(parseJson(error.originalResponse?.getBody() ?? ''), status)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
