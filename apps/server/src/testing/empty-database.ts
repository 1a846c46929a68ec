import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

/** The URL of a database without a single table, as a first start meets it; dropped at the end of the test. */
export async function createEmptyDatabase(): Promise<string> {
  const { adminUrl } = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(adminUrl, `create database ${name}`)
  onTestFinished(() => execute(adminUrl, `drop database ${name} with (force)`))
  const url = new URL(adminUrl)
  url.pathname = name
  return url.href
}

async function execute(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
