import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../faults/harness/database.ts'
import { startStack } from '../../faults/harness/stack.ts'
import { measureCommits } from './measure-commits.ts'
import { measureCrowd } from './measure-crowd.ts'
import { measureReads } from './measure-reads.ts'
import { measureRebuild } from './measure-rebuild.ts'
import { prepareDesk } from './prepare-desk.ts'
import { signInMembers } from './sign-in-members.ts'

const parts = ['rebuild', 'reads', 'commits', 'crowd'] as const

/** The desk at 1,000,000 applications and 60,000 open pieces of work, whose database is kept for the next time. */
export async function measureDesk({ only }: { only: string | undefined }): Promise<void> {
  const folder = join(tmpdir(), 'sanad-bench-desk')
  await mkdir(folder, { recursive: true })
  // The store of files is kept with its database, which goes on with no other.
  const env = { DATA_DIR: join(folder, 'files') }
  await using stack = await startStack({ portals: 1, databaseFolder: folder, env })
  const { database } = stack
  const isNew = await prepareDesk(database, folder)
  const [manager] = await signInMembers(stack, 1, ['manager'])
  const [clerk] = await signInMembers(stack, 1, ['clerk'])
  if (!manager || !clerk) throw new Error('Nobody was hired')
  await giveTeam(database, clerk.staffId)
  const origin = stack.portals[0]?.origin ?? stack.origin
  for (const part of parts) {
    if (only !== undefined && only !== part && !(part === 'rebuild' && isNew)) continue
    if (part === 'rebuild') await measureRebuild({ origin, database }, manager.token)
    if (part === 'reads')
      await measureReads({ origin, database }, { manager: manager.token, clerk: clerk.token })
    if (part === 'commits') await measureCommits(database)
    if (part === 'crowd') {
      const crowd = { people: 200, changesPerMinute: 2000, seconds: 60 }
      await measureCrowd({ origin, database, portals: stack.portals }, crowd)
    }
  }
}

/** Whose work two of the services are: who is in a team sees its work alone. */
async function giveTeam(database: Database, staffId: string): Promise<void> {
  await database.query(`insert into teams (name) values ('Skill') on conflict do nothing`)
  await database.query(`
    insert into team_services (team_id, service_slug)
    select id, slug from teams, unnest('{skill-india,tot-toa}'::text[]) slug on conflict do nothing`)
  await database.query('insert into team_members (team_id, staff_id) select id, $1 from teams', [staffId])
}
