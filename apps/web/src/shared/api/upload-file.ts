import { type Endpoint, requestPath } from '@sanad/contracts'
import { appStateOf } from '../state/app-state.ts'
import { type ApiError, clientError, parseErrorBody } from './api-error.ts'
import { requestHeaders } from './request-headers.ts'
import { type CallContext, findRefusal, judgeFailure } from './session-rules.ts'

export interface UploadRequest {
  /** The text parts; they go before the file, as the server reads the form as a stream. */
  body: Record<string, string>
  file: File
  onProgress?: (sentBytes: number, totalBytes: number) => void
  signal?: AbortSignal
}

/** Sends one file, without a time limit. XMLHttpRequest, as fetch does not tell how much has been sent. */
export async function uploadFile(
  endpoint: Endpoint,
  { body, file, onProgress, signal }: UploadRequest,
  context: CallContext,
): Promise<{ data: unknown } | { error: ApiError }> {
  const refusal = findRefusal(endpoint, context)
  if (refusal) return { error: refusal }
  const state = appStateOf(context.getState())
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  form.append('file', file)

  const request = new XMLHttpRequest()
  request.open(endpoint.method, requestPath(endpoint, {}))
  for (const [name, value] of Object.entries(await requestHeaders(endpoint, state))) {
    request.setRequestHeader(name, value)
  }
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total)
  signal?.addEventListener('abort', () => request.abort())
  await new Promise((resolve) => {
    request.onloadend = resolve
    request.send(form)
  })

  // Status 0: the connection broke, or the customer stopped it.
  if (request.status === 0) return { error: clientError(signal?.aborted ? 'aborted' : 'network') }
  const answer = parseJson(request.responseText)
  if (request.status < 300) {
    const data = endpoint.success.safeParse(answer)
    return data.success ? { data: data.data } : { error: clientError('unexpected_answer') }
  }
  return { error: judgeFailure(parseErrorBody(answer, request.status), state.auth.token, context) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
