import pg from 'pg'
import type { TestApp } from './test-app.ts'

/** Takes locks as somebody else's transaction, until it is ended. */
export async function lockRows({ services }: Pick<TestApp, 'services'>, statement: string) {
  const owner = new pg.Client(services.config.databaseUrl)
  await owner.connect()
  await owner.query('begin')
  await owner.query(statement)
  return () => owner.end()
}
