import { type HttpRequest, type Transport, transportTo } from '@sanad/testing'

interface RecordedAnswer {
  readonly endpoint: string
  readonly status: number
  readonly text: string
}

/** A transport to the portal that remembers every answer. */
export interface Witness {
  readonly portal: Transport
  readonly answers: readonly RecordedAnswer[]
  /** What the portal asked the browser to remember. */
  readonly cookies: Readonly<Record<string, string>>
}

export function createWitness(origin: string): Witness {
  const answers: RecordedAnswer[] = []
  const cookies: Record<string, string> = {}
  const send = transportTo(origin)
  const portal = async (request: HttpRequest) => {
    const answer = await send(request)
    for (const { name, value } of answer.cookies) cookies[name] = value
    answers.push({ endpoint: request.operation ?? request.url, status: answer.status, text: answer.text })
    return answer
  }
  return { portal, answers, cookies }
}
