import { createHmac } from 'node:crypto'
import type pg from 'pg'

/** Who logs in to the embedded PostgreSQL beside its owner, and what each is a member of. */
const memberships = { sanad_portal: 'sanad_app', sanad_runner: 'sanad_jobs' } as const
type Login = keyof typeof memberships

/** Makes the logins of the portal, which have the grants of their group and nothing else. Idempotent. */
export async function makePortalLogins(owner: pg.Client, ownersPassword: string): Promise<void> {
  for (const [login, group] of Object.entries(memberships)) {
    await createRole(owner, `${group} nologin`)
    await createRole(owner, `${login} login`)
    const password = owner.escapeLiteral(passwordOf(login, ownersPassword))
    await owner.query(`alter role ${login} with login password ${password}`)
    await owner.query(`grant ${group} to ${login}`)
  }
}

async function createRole(owner: pg.Client, role: string): Promise<void> {
  const [name] = role.split(' ')
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [name])
  if (rowCount === 0) await owner.query(`create role ${role}`)
}

export function urlOfLogin(ownersUrl: string, login: Login): string {
  const url = new URL(ownersUrl)
  url.password = passwordOf(login, decodeURIComponent(url.password))
  url.username = login
  return url.href
}

/** Derived, so that the owner's is the only one that is kept. */
function passwordOf(login: string, ownersPassword: string): string {
  return createHmac('sha256', ownersPassword).update(login).digest('base64url')
}
