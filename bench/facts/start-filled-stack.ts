import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stack, startStack } from '../../faults/harness/stack.ts'
import { writeFacts } from './write-facts.ts'

/** One portal on a database with the facts of a million applications, which is kept for the next time. */
export async function startFilledStack({ isDirect = false } = {}): Promise<Stack> {
  const folder = join(tmpdir(), 'sanad-bench-desk')
  await mkdir(folder, { recursive: true })
  // The store of files is kept with its database, which goes on with no other.
  const env = { DATA_DIR: join(folder, 'files') }
  await using starting = new AsyncDisposableStack()
  const stack = starting.use(await startStack({ portals: 1, databaseFolder: folder, env, isDirect }))
  await writeFacts(stack.database, { applications: 1_000_000, people: 600_000, folder })
  starting.move()
  return stack
}
