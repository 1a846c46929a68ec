import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { staffRoles } from '@sanad/domain'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { projectOwnMarks } from '../../apps/server/src/features/work/projection/project-own-marks.ts'
import { openServices } from '../../apps/server/src/platform/open-services.ts'
import type { Services } from '../../apps/server/src/platform/services.ts'
import { type Case, createCase } from '../../apps/server/src/testing/access-matrix/create-case.ts'
import { signInStaff } from '../../apps/server/src/testing/factories/staff.ts'
import { openAsOwner } from '../../apps/server/src/testing/open-as-owner.ts'
import { type Stack, startStack } from '../../faults/harness/stack.ts'

/** The real product, and the means to arrange on its database what an attack begins with. */
export interface Target extends AsyncDisposable {
  readonly stack: Stack
  /** The portal's own origin. */
  readonly origin: string
  /** As the owner of the tables. */
  readonly services: Services
  /** A customer who has one of everything. */
  createVictim(): Promise<Case>
  /** A session of a member of staff. */
  signInStaff(): Promise<string>
  /** A fresh process on the same database: what an attack left in the memory is gone. */
  restart(): Promise<void>
}

export async function startTarget(): Promise<Target> {
  await using started = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'sanad-attack-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const env = { SECRET_KEY: randomBytes(32).toString('hex'), DATA_DIR: dataDir }
  const stack = started.use(await startStack({ portals: 1, env }))
  const [portal] = stack.portals
  if (!portal) throw new Error('The stack has no portal')
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: stack.database.directUrl(), ...env })
  const opened = await openServices(config, projectOwnMarks)
  const services = { ...opened, db: openAsOwner(config.databaseUrl) }
  started.defer(async () => {
    await Promise.all([opened.db.destroy(), services.db.destroy()])
  })
  let victims = 0
  const parts = started.move()
  return {
    stack,
    origin: portal.origin,
    services,
    async createVictim() {
      // A slot of consultations has few seats, and there are many victims.
      await services.db.deleteFrom('consultation_seats').execute()
      return createCase({ app: portal.origin, db: services.db, services }, victims++ % 10)
    },
    signInStaff: async () => (await signInStaff(services, { roles: staffRoles })).staffToken,
    async restart() {
      await portal.stop()
      await portal.start()
    },
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}
