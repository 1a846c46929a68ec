import { listDependencies } from '../apps/server/src/list-dependencies.ts'
import { checkDependencies } from '../apps/server/src/platform/dependencies/check-dependencies.ts'
import { closeServices, openServices } from '../apps/server/src/platform/open-services.ts'
import { configOn } from './operate/config-on.ts'
import { runCommand } from './operate/run-command.ts'
import { withDatabase } from './operate/with-database.ts'

/** npm run sanad -- check: whether the settings are whole and everything that they name answers; exit code 1 where not. */
await runCommand(() =>
  withDatabase(async ({ url }) => {
    const config = configOn(url)
    for (const warning of config.warnings) console.warn(`warning\t${warning}`)
    const services = await openServices(config)
    const states = await checkDependencies(listDependencies(services)).finally(() => closeServices(services))
    for (const { name, status, ms, problem } of states)
      console.log([status, name, problem ?? `${ms} ms`].join('\t'))
    if (states.some(({ status }) => status === 'failed')) process.exitCode = 1
  }),
)
