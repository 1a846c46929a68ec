import { assertKeysFit } from '../apps/server/src/features/personal-data/keys/assert-keys-fit.ts'
import { rotateKeys } from '../apps/server/src/features/personal-data/keys/rotate-keys.ts'
import { Failure } from './failure.ts'
import { configOn } from './operate/config-on.ts'
import { runCommand } from './operate/run-command.ts'
import { type OpenedDatabase, withDatabase } from './operate/with-database.ts'

/** Key rotation: re-encrypts all personal identifiers under the newest key. Resumable; the portal may run meanwhile. */
async function rotate({ db, url }: OpenedDatabase): Promise<void> {
  const keys = configOn(url).secrets.personalData
  await assertKeysFit(db, keys).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Failure(reason, 'Nothing was changed. Run it again with the key that is missing.', { cause })
  })
  let done = 0
  const total = await rotateKeys(db, keys, {
    onBatch: ({ table, rows }) => {
      done += rows
      console.log(`${done} rows re-encrypted (${table})`)
    },
  })
  console.log(`Everything is encrypted under the key ${keys[0].id}; ${total} rows were re-encrypted.`)
  const older = keys.slice(1).map(({ id }) => id)
  if (older.length > 0) console.log(`No longer needed for stored data: ${older.join(', ')}`)
}

await runCommand(() => withDatabase(rotate))
