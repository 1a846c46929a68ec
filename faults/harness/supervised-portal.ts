import { readConfig } from '../../apps/server/src/config/config.ts'
import { keepProcess } from '../../scripts/supervise/kept-process.ts'
import { portalProgram } from '../../scripts/supervise/programs.ts'
import { startProcess } from '../../scripts/supervise/running-process.ts'
import { supervise } from '../../scripts/supervise/supervise.ts'

/** The part of `npm start` that keeps the portal running, without building and migrating. */
const origin = `http://127.0.0.1:${readConfig().port}`
await supervise(async (parts) => {
  const start = () => startProcess('portal', portalProgram, {})
  const portal = parts.use(keepProcess({ name: 'portal', start, readyUrl: `${origin}/health/ready` }))
  await parts.waitFor(portal.started)
  return origin
})
