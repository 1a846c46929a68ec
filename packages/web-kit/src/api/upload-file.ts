import { type Endpoint, requestPath } from '@sanad/contracts'
import { type ApiError, clientError } from './api-error.ts'
import { requestHeaders } from './request-headers.ts'
import { isPassing, retryDelays, waitForConnection } from './retry.ts'
import { type Sending, sendInParts } from './send-in-parts.ts'
import { type CallContext, findRefusal, judgeFailure } from './session-rules.ts'
import { parseErrorBody } from './to-api-error.ts'

export interface UploadRequest extends Sending {
  /** Further form fields: what the file is for. */
  body: Record<string, string>
}

type Outcome = { data: unknown } | { error: ApiError }

/**
 * Uploads a file in parts, then submits it by its upload id. Both are retried with backoff after a broken connection;
 * submitting is idempotent.
 */
export async function uploadFile(
  endpoint: Endpoint,
  request: UploadRequest,
  context: CallContext,
): Promise<Outcome> {
  const refusal = findRefusal(endpoint, context)
  if (refusal) return { error: refusal }
  const sent = await sendInParts(endpoint, request, context)
  if ('error' in sent) return sent
  const body = { ...request.body, upload_id: sent.uploadId }
  for (const [time, delay] of retryDelays.entries()) {
    const outcome = await submit(endpoint, { ...request, body }, context)
    if (!('error' in outcome) || !mayPass(outcome.error)) return outcome
    try {
      if (outcome.error.code === 'waiting') {
        await (await import('../waiting/wait-for-turn.ts')).waitForTurn(time)
      } else {
        request.onWaiting?.()
        await waitForConnection(delay, request.signal)
      }
    } catch {
      return { error: clientError('aborted') }
    }
  }
  return submit(endpoint, { ...request, body }, context)
}

/** 409 is not retried here: it is about the state of the document, not about a race. */
function mayPass({ status, code }: ApiError): boolean {
  return code === 'network' || (status !== undefined && status !== 409 && isPassing(status))
}

async function submit(
  endpoint: Endpoint,
  { body, signal }: Pick<UploadRequest, 'body' | 'signal'>,
  context: CallContext,
): Promise<Outcome> {
  const { session } = context
  const state = context.getState()
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  try {
    const response = await fetch(requestPath(endpoint, {}), {
      method: endpoint.method,
      headers: await requestHeaders(endpoint, session, state),
      body: form,
      ...(signal ? { signal } : {}),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) {
      return { error: judgeFailure(parseErrorBody(answer, response.status), session.tokenOf(state), context) }
    }
    return { data: answer }
  } catch {
    return { error: clientError(signal?.aborted ? 'aborted' : 'network') }
  }
}
