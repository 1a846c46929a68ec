import { createRandom } from '../../faults/schedule/random.ts'
import { type Attack, Breach } from '../attack.ts'
import type { Target } from '../target/start-target.ts'
import { type HostileRequest, hostileRequest } from './hostile-request.ts'
import { type Answered, judgeAnswer } from './judge-answer.ts'
import { judgeReach, noteReach, type Reached } from './judge-reach.ts'
import { listOperations, undescribed } from './operations.ts'
import { createPeople, isMeantFor, type People } from './people.ts'

const callers = 4

/** Sends hostile requests to every operation as everybody; the same seed makes the same ones. */
export function fuzz({ seed, seconds }: { seed: number; seconds: number }): Attack {
  return {
    name: `${seconds} s of hostile requests to every operation, seed ${seed}`,
    fault: 'F-48',
    async run(target) {
      const operations = [...(await listOperations(target)), ...undescribed]
      const people = await createPeople(target)
      const findings = new Map<string, string>()
      const statuses = new Map<number, number>()
      const reached: Reached = new Map(people.roles.map((role) => [role, 0]))
      const deadline = performance.now() + seconds * 1000
      await Promise.all(
        Array.from({ length: callers }, async (_, caller) => {
          const random = createRandom(seed + caller * 7919)
          while (performance.now() < deadline) {
            const request = hostileRequest(random, people, operations)
            const answered = await send(target, request)
            statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1)
            noteReach(reached, request, answered)
            for (const problem of judgeAnswer(request, answered, people)) {
              note(findings, request, problem, answered)
            }
            await renewIfLost(request, answered, people)
          }
        }),
      )
      for (const problem of judgeReach(reached, seconds)) findings.set(problem, problem)
      for (const complaint of target.stack.portals.flatMap((portal) => portal.complaints())) {
        findings.set(complaint.slice(0, 120), complaint)
      }
      if (!target.stack.portals.every((portal) => portal.isRunning())) findings.set('', 'the portal died')
      const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
      const tried = `${operations.length} operations: ${counts.join(', ')}`
      if (findings.size > 0) throw new Breach([tried, ...findings.values()].join('\n'))
      return tried
    },
  }
}

/** One finding for each operation and kind of problem, with what was sent. */
function note(
  findings: Map<string, string>,
  request: HostileRequest,
  problem: string,
  { text }: Answered,
): void {
  const { operation, role, url, body } = request
  const key = `${operation.name} ${problem.replace(/:.*|\d+ ms/g, '')}`
  if (findings.has(key)) return
  const sent = typeof body === 'string' ? body.slice(0, 1000) : body && JSON.stringify([...body.keys()])
  findings.set(
    key,
    `${operation.name} as ${role}: ${problem}\n  ${operation.method} ${url.slice(0, 500)}\n  ${sent ?? ''}\n  ${text.slice(0, 300)}`,
  )
}

async function send(
  { origin }: Target,
  { operation, url, headers, body }: HostileRequest,
): Promise<Answered> {
  const began = performance.now()
  const ended = AbortSignal.timeout(30_000)
  try {
    const response = await fetch(origin + url, {
      method: operation.method,
      headers,
      redirect: 'manual',
      signal: ended,
      ...(body === undefined ? {} : { body }),
    })
    const ms = performance.now() - began
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      await response.body?.cancel()
      return { status: response.status, text: '', isJson: false, ms }
    }
    return { status: response.status, text: await response.text(), isJson, ms }
  } catch (error) {
    return {
      status: ended.aborted ? 599 : 0,
      text: String(error),
      isJson: false,
      ms: performance.now() - began,
    }
  }
}

/** Some requests end the session or the link of whoever sends them. */
async function renewIfLost(
  { operation, role, headers }: HostileRequest,
  { status, text }: Answered,
  people: People,
) {
  const isOwn = Object.entries(people.headersOf(role)).every(([name, value]) => headers[name] === value)
  const isLost = status === 401 || (role === 'link' && text.includes('"link_invalid"'))
  if (isLost && isMeantFor(role, operation) && isOwn) await people.renew(role)
}
