import { parseJson } from '../parse-json.ts'
import { outgoingHeaders } from '../work-context.ts'
import { SendFailure } from './send-failure.ts'

/** Errors that come before a request has left: it was certainly not taken. */
const before =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|.*(TLS|CERT|SIGNED).*)$/

export interface ProviderAnswer {
  readonly status: number
  /** Nothing when it is no JSON. */
  readonly body: unknown
  readonly retryAfterSeconds: number
}

/**
 * One call to a provider of messages. A redirect is refused: following it would hand our key and the message to
 * another host. Failures name neither address nor headers nor bodies.
 */
export async function askProvider(
  { url, headers, timeoutMs }: { url: string; headers: Record<string, string>; timeoutMs: number },
  body: unknown,
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...outgoingHeaders(),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (response.status >= 300 && response.status < 400) throw new SendFailure('not_taken', 'redirected')
    return {
      status: response.status,
      body: parseJson(text),
      retryAfterSeconds: Number(response.headers.get('retry-after')) || 0,
    }
  } catch (error) {
    throw error instanceof SendFailure ? error : failureOf(error)
  }
}

/** What an answer means that is not in the provider's format: the word of something between the provider and us. */
export function unreadableAnswer({ status, retryAfterSeconds }: ProviderAnswer): SendFailure {
  if (status === 429) return new SendFailure('not_taken', 'rate_limited', retryAfterSeconds)
  if (status >= 400 && status < 500) return new SendFailure('not_taken', `refused_${status}`)
  return new SendFailure('unknown', status >= 500 ? `failed_${status}` : 'unreadable', retryAfterSeconds)
}

function failureOf(error: unknown): SendFailure {
  if (error instanceof Error && error.name === 'TimeoutError') return new SendFailure('unknown', 'timeout')
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return before.test(code)
    ? new SendFailure('not_taken', 'unreachable')
    : new SendFailure('unknown', 'cut_off')
}
