import { parseArgs } from 'node:util'
import {
  decideOnGivenUpJob,
  listGivenUpJobs,
} from '../apps/server/src/features/given-up-jobs/given-up-jobs.ts'
import { operatorCommand } from '../apps/server/src/platform/operator-command.ts'
import { Failure } from './failure.ts'
import { runCommand } from './operate/run-command.ts'
import { type OpenedDatabase, withDatabase } from './operate/with-database.ts'

const usage = [
  'jobs list',
  'jobs retry 4711 4712 --reason "The provider is back"',
  'jobs drop 4711 --reason "Paid meanwhile"',
]
  .map(operatorCommand)
  .join('\n')

/** Jobs that failed at every attempt: lists them, has them done again or drops them, recorded in the audit log. */
async function main({ db }: OpenedDatabase): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string', default: '' } },
  })
  const [command, ...ids] = positionals
  if (command === 'list') return await list(db)
  if (command !== 'retry' && command !== 'drop') throw new Failure('A command is needed', usage)
  const reason = values.reason.trim()
  if (ids.length === 0 || ids.some((id) => !/^[1-9]\d{0,17}$/.test(id)) || !reason)
    throw new Failure('Ids and a reason are needed', usage)
  for (const id of ids) {
    const task = await decideOnGivenUpJob(db, { id, decision: command, reason })
    if (task === undefined) throw new Failure(`There is no given-up job ${id}`, operatorCommand('jobs list'))
    console.log(`${id} (${task}) ${command === 'retry' ? 'is due again' : 'is dropped'}`)
  }
}

async function list(db: OpenedDatabase['db']): Promise<void> {
  const jobs = await listGivenUpJobs(db, 1000)
  if (jobs.length === 0) console.log('No job was given up.')
  for (const { id, task, attempts, given_up_at, problem } of jobs)
    console.log(
      [id, task, `${attempts} attempts`, given_up_at, (problem ?? 'killed').replaceAll(/\s+/g, ' ')].join(
        '\t',
      ),
    )
}

await runCommand(() => withDatabase(main))
