import { ErrorBody, errorKinds } from '@sanad/contracts'
import type { HostileRequest } from './hostile-request.ts'
import type { People } from './people.ts'

export interface Answered {
  readonly status: number
  readonly text: string
  readonly isJson: boolean
  readonly ms: number
}

/** Longer than any call takes on a busy machine, unless something holds it up. */
const patienceMs = 5000

/** What is wrong with an answer; nothing when it is right. */
export function judgeAnswer(
  request: HostileRequest,
  { status, text, isJson, ms }: Answered,
  people: People,
): string[] {
  const problems: string[] = []
  if (status === 0 && isSendable(request)) problems.push(`no answer: ${text}`)
  if (status >= 500) problems.push(`answered ${status}`)
  else if (status >= 400 && isJson && text !== '' && !isErrorBody(text))
    problems.push(`${status} in another shape`)
  if (ms > patienceMs) problems.push(`answered after ${Math.round(ms)} ms`)
  const sent = `${request.url} ${typeof request.body === 'string' ? request.body : ''}`
  for (const mark of people.foreignMarks(request.role)) {
    if (text.includes(mark) && !sent.includes(mark))
      problems.push(`told something of another customer's: ${mark}`)
  }
  return problems
}

/** Whether the client sends it at all: header values of some characters it does not. */
function isSendable({ operation: { method }, headers }: HostileRequest): boolean {
  try {
    new Request('http://portal', { method, headers })
    return true
  } catch {
    return false
  }
}

function isErrorBody(text: string): boolean {
  const parsed = ErrorBody.safeParse(JSON.parse(text))
  return parsed.success && parsed.data.code in errorKinds
}
