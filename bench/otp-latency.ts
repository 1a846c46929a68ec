import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { register, requestOtp } from '@sanad/contracts'
import { succeed, waitFor } from '@sanad/testing'
import * as z from 'zod'
import { messageTemplates } from '../apps/server/src/platform/messages/message-templates.ts'
import { startHttpPeer } from '../apps/server/src/testing/http-peer.ts'
import type { Database } from '../faults/harness/database.ts'
import { startStack } from '../faults/harness/stack.ts'
import { printTable } from './print-table.ts'
import { queueNotices } from './queue-notices.ts'

interface Load {
  /** Codes requested per second. */
  readonly rate: number
  readonly seconds: number
  /** How long the provider takes to answer. */
  readonly answerMs: number
  /** Backlog of notices when the first code is requested. */
  readonly notices: number
}

/** Latency of a one-time password: from the commit that enqueues it until the request arrives at the SMS provider. */
export async function measureOtpLatency({ rate, seconds, answerMs, notices }: Load): Promise<void> {
  const arrivals = new Map<string, number>()
  await using provider = await startProvider({
    answerMs,
    tell: (messageId) => arrivals.set(messageId, now()),
  })
  await using stack = await startStack({ portals: 1, env: provider.env })
  await keepCommitTimes(stack.database)
  const portal = stack.portals[0]?.origin ?? stack.origin
  await waitFor('the portal is back at its database', async () => {
    return (await fetch(`${portal}/health/ready`)).ok
  })
  const people = []
  for (let index = 0; index < rate * seconds; index++) people.push(await signUp(portal, index))
  // Warm-up: in its first seconds a process mostly compiles.
  const warm = people.length
  for (let index = warm; index < warm + rate * 3; index++) await ask(portal, await signUp(portal, index))
  await waitFor('the codes before the measurement', async () => arrivals.size === rate * 3)
  arrivals.clear()
  await queueNotices(stack.database, notices)

  const began = now()
  const asked = people.map(async (person, index) => {
    await wait(Math.max(began + (index * 1000) / rate - now(), 0))
    const from = now()
    await ask(portal, person)
    return now() - from
  })
  const answers = await Promise.all(asked)
  await waitFor('every code has arrived', async () => arrivals.size === people.length)
  const commits = await readCommits(stack.database)
  const starts = [...arrivals].map(([messageId, arrived]) => arrived - getCommit(commits, messageId))
  printTable(
    `${people.length} codes, ${rate} a second, a provider of ${answerMs} ms, beside ${notices} notices`,
    [
      ['from the commit to the arrival at the provider (budget: 100)', starts],
      ['the answer to the customer', answers],
    ],
  )
}

/** Milliseconds since the epoch with fractions, comparable with the database's timestamps. */
function now(): number {
  return performance.timeOrigin + performance.now()
}

const Flow = z.object({ template_id: z.string(), recipients: z.tuple([z.object({ CRQID: z.uuid() })]) })

/** A fake of MSG91: accepts everything and records when each code arrives. */
async function startProvider({ answerMs, tell }: { answerMs: number; tell: (messageId: string) => void }) {
  const peer = await startHttpPeer(async ({ method, body }) => {
    // A start asks whether it answers.
    if (method === 'HEAD') return { body: {} }
    const { template_id, recipients } = Flow.parse(JSON.parse(body))
    if (template_id === 'otp') tell(recipients[0].CRQID)
    await wait(answerMs)
    return { body: { type: 'success', message: randomBytes(12).toString('hex') } }
  })
  const templates = messageTemplates.flatMap(({ name }) => [`${name}.en=${name}`, `${name}.hi=${name}`])
  return {
    env: {
      SMS_PROVIDER: 'msg91',
      MSG91_BASE_URL: peer.url,
      MSG91_AUTH_KEY: 'bench',
      MSG91_TEMPLATES: templates.join(','),
      MSG91_WEBHOOK_SECRET: randomBytes(32).toString('hex'),
    },
    [Symbol.asyncDispose]: () => peer.close(),
  }
}

/** Turns on `track_commit_timestamp`, which needs a restart of the database. */
async function keepCommitTimes(database: Database): Promise<void> {
  await database.query('alter system set track_commit_timestamp = on')
  await database.crash()
}

async function readCommits(database: Database): Promise<Map<string, number>> {
  const rows = await database.query<{ message_id: string; committed: number }>(
    `select message_id, extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1000 as committed
     from otp_challenges`,
  )
  return new Map(rows.map(({ message_id, committed }) => [message_id, committed]))
}

function getCommit(commits: ReadonlyMap<string, number>, messageId: string): number {
  const committed = commits.get(messageId)
  if (committed === undefined) throw new Error(`No commit was found for the code ${messageId}`)
  return committed
}

interface Person {
  readonly id: string
  readonly token: string
  readonly address: string
}

/** A customer with a mobile number and a network of their own: both are rate-limited. */
async function signUp(origin: string, index: number): Promise<Person> {
  const mobile = `9${String(index).padStart(9, '0')}`
  const address = `10.${index % 256}.${Math.floor(index / 256)}.1`
  const body = { mobile, email: `asha.${mobile}@example.in`, name_of_person: 'Asha Patil' }
  const { user, token } = await succeed(origin, register, { address, body })
  return { id: user.id, token, address }
}

async function ask(origin: string, { id, token, address }: Person): Promise<void> {
  await succeed(origin, requestOtp, { token, address, body: { user_id: id, channel: 'sms' } })
}
