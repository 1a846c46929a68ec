import { readConfig } from '../../apps/server/src/config/config.ts'
import { readSecretFiles } from '../../apps/server/src/config/secret-files.ts'

/** The settings of the environment, with the database that was opened for the command, from wherever its address came. */
export function configOn(databaseUrl: string): ReturnType<typeof readConfig> {
  return readConfig({ ...readSecretFiles(process.env), DATABASE_URL: databaseUrl })
}
