import pg from 'pg'
import { getClusterFolder } from '../../scripts/postgres/cluster-folder.ts'
import { startPostgres } from '../../scripts/postgres/server.ts'

/** Ages a customer's one-time passwords by so many seconds. */
export async function ageCodes(dataDir: string, mobile: string, seconds: number): Promise<void> {
  // A session is as old as the code that began it; a code that was not entered has none.
  await change(
    dataDir,
    `with customer as (select id from customers where mobile = $1),
     aged as (
       update sessions set created_at = created_at - make_interval(secs => $2)
       where customer_id in (select id from customer))
     update otp_challenges
     set created_at = created_at - make_interval(secs => $2), expires_at = expires_at - make_interval(secs => $2),
       closed_at = closed_at - make_interval(secs => $2)
     where customer_id in (select id from customer)`,
    [mobile, seconds],
  )
}

/** Expires the sessions of a customer. */
export async function expireSessions(dataDir: string, mobile: string): Promise<void> {
  await change(
    dataDir,
    'update sessions set expires_at = now() where customer_id in (select id from customers where mobile = $1)',
    [mobile],
  )
}

/** What was sent to a customer has reached them in no way. */
export async function giveUpMessages(dataDir: string, mobile: string): Promise<void> {
  await change(
    dataDir,
    `update messages set sealed = null, sent_at = null, given_up_at = now(), failure = 'rejected'
     where customer_id in (select id from customers where mobile = $1) and template not like 'otp%'`,
    [mobile],
  )
}

async function change(dataDir: string, statement: string, values: unknown[]): Promise<void> {
  const server = await startPostgres(await getClusterFolder(dataDir))
  const client = new pg.Client(server.urlOf('sanad'))
  await client.connect()
  const { rowCount } = await client.query(statement, values)
  await client.end()
  if (rowCount === 0) throw new Error(`No row was changed by: ${statement}`)
}
