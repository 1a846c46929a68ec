import type { Database } from '../../faults/harness/database.ts'
import { startFilledStack } from '../facts/start-filled-stack.ts'
import { measureCommits } from './measure-commits.ts'
import { measureCrowd } from './measure-crowd.ts'
import { measureReads } from './measure-reads.ts'
import { measureRebuild } from './measure-rebuild.ts'
import { signInMembers } from './sign-in-members.ts'

const parts = ['rebuild', 'reads', 'commits', 'crowd'] as const

/** The desk at 1,000,000 applications and 60,000 open pieces of work, whose database is kept for the next time. */
export async function measureDesk({ only }: { only: string | undefined }): Promise<void> {
  await using stack = await startFilledStack({ isDirect: true })
  const { database } = stack
  const isProjected = await hasProjection(database)
  const [manager] = await signInMembers(stack, 1, ['manager'])
  const [clerk] = await signInMembers(stack, 1, ['clerk'])
  if (!manager || !clerk) throw new Error('Nobody was hired')
  await giveTeam(database, clerk.staffId)
  const origin = stack.portals[0]?.origin ?? stack.origin
  for (const part of parts) {
    if (only !== undefined && only !== part && !(part === 'rebuild' && !isProjected)) continue
    if (part === 'rebuild') {
      await measureRebuild({ origin, database }, manager.token)
      await database.query('create table if not exists bench.projected ()')
    }
    if (part === 'reads')
      await measureReads({ origin, database }, { manager: manager.token, clerk: clerk.token })
    if (part === 'commits') await measureCommits(database)
    if (part === 'crowd') {
      const crowd = { people: 200, changesPerMinute: 2000, seconds: 60 }
      await measureCrowd({ origin, database, portals: stack.portals }, crowd)
    }
  }
}

/** The facts are written past what projects them: the first run does it. */
async function hasProjection(database: Database): Promise<boolean> {
  const [row] = await database.query<{ projected: boolean }>(
    `select to_regclass('bench.projected') is not null as projected`,
  )
  return row?.projected ?? false
}

/** Whose work two of the services are: who is in a team sees its work alone. */
async function giveTeam(database: Database, staffId: string): Promise<void> {
  await database.query(`insert into teams (name) values ('Skill') on conflict do nothing`)
  await database.query(`
    insert into team_services (team_id, service_slug)
    select id, slug from teams, unnest('{skill-india,tot-toa}'::text[]) slug on conflict do nothing`)
  await database.query('insert into team_members (team_id, staff_id) select id, $1 from teams', [staffId])
}
