import { parseArgs } from 'node:util'
import {
  recordExtension,
  withdrawExtension,
} from '../apps/server/src/features/compliance/record-extension.ts'
import { operatorCommand } from '../apps/server/src/platform/operator-command.ts'
import { Failure } from './failure.ts'
import { explainCalendarRefusal } from './operate/explain-calendar-refusal.ts'
import { runCommand } from './operate/run-command.ts'
import { withDatabase } from './operate/with-database.ts'

const usage = [
  operatorCommand(
    'extend-due-date gstr-3b 2026-10-31 2026-11-25 "Notification 20/2026-Central Tax" cbic-gst.gov.in --by priya@example.in',
  ),
  '  [--from 2026-11-20] [--states 27,24]',
  operatorCommand('extend-due-date undo 3 "The notification was withdrawn" --by priya@example.in'),
].join('\n')

/** Moves a due date by a notification, or takes that back; the customers whom it touches are told by a job. */
async function extendDueDate(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string' }, from: { type: 'string' }, states: { type: 'string' } },
  })
  const [form, periodTo, to, notification, address] = positionals
  const { by: email, from = null, states } = values
  if (!email || !form || !periodTo || !to) throw new Failure('Something is missing', usage)
  await withDatabase(async ({ db }) => {
    if (form === 'undo') {
      const isWithdrawn = await withdrawExtension(db, { id: periodTo, reason: to, email })
      console.log(`Extension ${periodTo} was taken back${isWithdrawn ? '' : ' before; nothing has changed'}.`)
      return
    }
    if (!notification || !address) throw new Failure('The notification and its address are missing', usage)
    const gstCodes = states?.split(',') ?? null
    const extension = { form, periodTo, from, to, gstCodes, notification, address }
    const id = await recordExtension(db, { extension, email })
    console.log(
      `Recorded as extension ${id}. Take it back with: ${operatorCommand(`extend-due-date undo ${id} "why" --by …`)}`,
    )
  })
}

await runCommand(() => extendDueDate(process.argv.slice(2)).catch(explainCalendarRefusal(usage)))
