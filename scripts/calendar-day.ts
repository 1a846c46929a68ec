import { parseArgs } from 'node:util'
import {
  recordCalendarDay,
  withdrawCalendarDay,
} from '../apps/server/src/features/work/calendar/record-calendar-day.ts'
import { rebuildDesk } from '../apps/server/src/features/work/projection/rebuild-desk.ts'
import { operatorCommand } from '../apps/server/src/platform/operator-command.ts'
import { Failure } from './failure.ts'
import { explainCalendarRefusal } from './operate/explain-calendar-refusal.ts'
import { runCommand } from './operate/run-command.ts'
import { withDatabase } from './operate/with-database.ts'

const usage = [
  operatorCommand(
    'calendar-day closed 2026-11-24 "Guru Nanak Jayanti" "गुरु नानक जयंती" "State notification 12/2026" --by meera@example.in',
  ),
  operatorCommand(
    'calendar-day short 2026-12-24 "Christmas Eve" "क्रिसमस की पूर्व संध्या" "The manager" --hours 10:30-13:00 --by …',
  ),
  operatorCommand('calendar-day undo 2026-11-24 "The notification was withdrawn" --by …'),
].join('\n')

const kinds = ['closed', 'short', 'open'] as const

/** Records a holiday, a half day or an extra opening of the centre, or takes it back; due times of the desk follow. */
async function changeCalendar(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string' }, hours: { type: 'string' } },
  })
  const [act, day, en, hi, source] = positionals
  const { by: email, hours } = values
  if (!act || !day || !en || !email) throw new Failure('Something is missing', usage)
  const kind = kinds.find((one) => one === act)
  if (!kind && act !== 'undo') throw new Failure(`There is no "${act}"`, usage)
  await withDatabase(async ({ db }) => {
    if (kind && hi && source) {
      const given = {
        day,
        kind,
        hours: hours === undefined ? null : parseHours(hours),
        name: { en, hi },
        source,
      }
      await recordCalendarDay(db, { given, email })
    } else if (kind) throw new Failure('The names in both languages and the source are missing', usage)
    else await withdrawCalendarDay(db, { day, reason: en, email })
    await rebuildDesk(db)
  })
  console.log(`Recorded. The due times of open work follow.`)
}

/** "10:30-13:00" in minutes after midnight. */
function parseHours(text: string) {
  const [, ...parts] = /^(\d{1,2}):(\d\d)-(\d{1,2}):(\d\d)$/.exec(text) ?? []
  const [openHour, openMinute, closeHour, closeMinute] = parts.map(Number)
  if (
    openHour === undefined ||
    openMinute === undefined ||
    closeHour === undefined ||
    closeMinute === undefined
  )
    throw new Failure(`"${text}" are no hours`, usage)
  return { opens: openHour * 60 + openMinute, closes: closeHour * 60 + closeMinute }
}

await runCommand(() => changeCalendar(process.argv.slice(2)).catch(explainCalendarRefusal(usage)))
