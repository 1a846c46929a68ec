import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface Logins {
  readonly portalUrl: string
  readonly runnerUrl: string
  /** A statement as the owner, in which $portal and $runner stand for the names of the logins. */
  asOwner(statement: string): Promise<void>
  drop(): Promise<void>
}

/** Logins of their own for the portal and its runner of jobs, as production has them. */
export async function makeLogins(ownerUrl: string): Promise<Logins> {
  const suffix = randomBytes(4).toString('hex')
  const [portal, runner] = [`portal_${suffix}`, `runner_${suffix}`]
  const asOwner = async (statement: string) => {
    const owner = new pg.Client(ownerUrl)
    await owner.connect()
    await owner
      .query(statement.replaceAll('$portal', portal).replaceAll('$runner', runner))
      .finally(() => owner.end())
  }
  await asOwner(`
    create role $portal login password '${suffix}' in role sanad_app;
    create role $runner login password '${suffix}' in role sanad_jobs`)
  const urlOf = (login: string) => {
    const url = new URL(ownerUrl)
    url.username = login
    url.password = suffix
    return url.href
  }
  return {
    portalUrl: urlOf(portal),
    runnerUrl: urlOf(runner),
    asOwner,
    drop: () => asOwner('drop role $portal; drop role $runner'),
  }
}
