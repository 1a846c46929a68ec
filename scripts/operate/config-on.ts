import { readConfig } from '../../apps/server/src/config/config.ts'
import { readEnvironment } from '../../apps/server/src/config/read-environment.ts'

/** The settings of the environment, with the database that was opened for the command, from wherever its address came. */
export function configOn(databaseUrl: string): ReturnType<typeof readConfig> {
  return readConfig({ ...readEnvironment(process.env), DATABASE_URL: databaseUrl })
}
