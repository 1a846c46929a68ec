import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { fixedSettings, sessionTimeouts, type Timeouts } from './session-settings.ts'

type Session = Readonly<Record<string, string>>

/** Refuses a connection that lost what it asked for: a connection pooler may drop the start-up parameter `options`. */
export async function assertSession(db: Db, setting: string, timeouts: Timeouts): Promise<void> {
  const session = await readSession(db)
  const fixed = Object.entries(fixedSettings).filter(([name, value]) => session[name] !== value)
  const unlimited = Object.entries(sessionTimeouts(timeouts)).filter(([name, most]) => {
    const given = Number(session[name])
    // 0: no time-out at all.
    return given === 0 || given > most
  })
  const wrong = [...fixed, ...unlimited].map(([name]) => name)
  if (wrong.length === 0) return
  throw new Error(
    `The connections of ${setting} lost their settings (${wrong.join(', ')}), as behind a connection pooler that ` +
      'drops the start-up parameter `options`. Connect without it, or give the settings to the role ' +
      '(docs/how-to/separate-database-roles.md).',
  )
}

async function readSession(db: Db): Promise<Session> {
  const { rows } = await sql<Session>`
    select current_setting('search_path') as search_path, current_setting('timezone') as timezone,
      ${milliseconds('statement_timeout')},
      ${milliseconds('lock_timeout')}, ${milliseconds('idle_in_transaction_session_timeout')}`.execute(db)
  const [session] = rows
  if (!session) throw new Error('The database returned no settings')
  return session
}

const milliseconds = (name: string) =>
  sql`(select setting from pg_settings where name = ${sql.lit(name)}) as ${sql.ref(name)}`
