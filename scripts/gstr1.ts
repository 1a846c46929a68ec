import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeGstr1 } from '../apps/server/src/features/money-documents/gstr1/write-gstr1.ts'
import { operatorCommand } from '../apps/server/src/platform/operator-command.ts'
import { openReportDatabase } from '../apps/server/src/platform/report-database.ts'
import { Failure } from './failure.ts'
import { configOn } from './operate/config-on.ts'
import { runCommand } from './operate/run-command.ts'
import { withDatabase } from './operate/with-database.ts'

/** npm run gstr1 -- --month 2026-11 [--out folder]: the register of a month and its return; docs/how-to/file-gstr-1.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { month: { type: 'string' }, out: { type: 'string', default: '.' } },
  })
  const { month = '', out } = values
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) {
    throw new Failure('A month is needed', operatorCommand('gstr1 --month 2026-11 --out returns'))
  }
  await withDatabase(async ({ db, url }) => {
    const { supplier, replica } = configOn(url)
    const { gstin } = supplier
    const reports = openReportDatabase({
      replica,
      count: ({ reason }) => {
        if (reason !== 'none')
          console.warn(`Read from the primary: the replica is ${reason.replace('_', ' ')}.`)
      },
    })
    const folder = resolve(out)
    await mkdir(folder, { recursive: true })
    const { documents, register, json, hasEnded } = await writeGstr1(await reports.choose(db), {
      month,
      gstin,
      folder,
    }).finally(() => reports.close())
    console.log(`${documents} documents of ${month} are in\n  ${register}\n  ${json}`)
    if (!hasEnded) {
      console.warn(`Not to be filed yet: ${month} has not ended. Write it again after its last day.`)
    }
  })
}

await runCommand(main)
