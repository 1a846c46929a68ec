import { getServiceDetails, login, sourceHeader } from '@sanad/contracts'
import { passOtp, sourceOfToday, succeed } from '@sanad/testing'
import { type Stack, startStack } from '../../faults/harness/stack.ts'
import { type MeasuredTarget, measureRound, type Round, warmUp } from '../api/measure-round.ts'
import { findPostmaster } from '../cpu-time.ts'
import { startFilledStack } from '../facts/start-filled-stack.ts'
import { writeFacts } from '../facts/write-facts.ts'
import { printGrowth } from './print-growth.ts'

/** Applications of so many customers are read, all over the table. */
const readers = 100

/** The composite read of one portal on 1,000 applications and of another on 1,000,000, in turn, made anew each time. */
export async function measureGrowth({
  rounds,
  milliseconds,
}: {
  rounds: number
  milliseconds: number
}): Promise<void> {
  await using small = await startSmallStack()
  await using large = await startFilledStack({ isDirect: true })
  const targets = [await targetOf(small), await targetOf(large)] as const
  for (const target of targets) await warmUp(target)
  const measured: [small: Round, large: Round][] = []
  for (let round = 0; round < rounds; round++) {
    const [ofSmall, ofLarge] = targets
    measured.push([await measureRound(milliseconds, ofSmall), await measureRound(milliseconds, ofLarge)])
  }
  printGrowth(measured)
}

async function startSmallStack(): Promise<Stack> {
  await using starting = new AsyncDisposableStack()
  const stack = starting.use(await startStack({ portals: 1, isDirect: true }))
  await writeFacts(stack.database, { applications: 1000, people: 600, folder: 'A new database' })
  starting.move()
  return stack
}

/** Paid applications with files, answers and a decided review, each asked for by its customer. */
async function targetOf(stack: Stack): Promise<MeasuredTarget> {
  const [portal] = stack.portals
  if (portal?.pid === undefined) throw new Error('The stack has no portal')
  const { origin, pid } = portal
  // Ids are hashes, so that the first ones lie anywhere in the table.
  const rows = await stack.database.query<{ id: string; mobile: string }>(
    `select distinct on (c.id) a.id, c.mobile from applications a join customers c on c.id = a.customer_id
     where a.service_slug = 'tc-registration' and exists (select from staff_acts s where s.application_id = a.id)
     order by c.id limit $1`,
    [readers],
  )
  const asks = []
  for (const [index, { id, mobile }] of rows.entries()) {
    const address = `10.8.0.${index}`
    const { user, token } = await succeed(origin, login, { address, body: { mobile } })
    const session = await passOtp(origin, { id: user.id, token, mobile })
    const headers = { authorization: `Bearer ${session.token}`, [sourceHeader]: sourceOfToday() }
    asks.push({ path: getServiceDetails.path({ userServiceId: id }), headers })
  }
  return { origin, pid, postmaster: await findPostmaster(stack), asks, isAnew: true }
}
