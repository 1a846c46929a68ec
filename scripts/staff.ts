import { randomUUID } from 'node:crypto'
import { Email, errorKinds, PersonName } from '@sanad/contracts'
import { type StaffRole, staffRoles } from '@sanad/domain'
import { inviteMember } from '../apps/server/src/features/desk/people/members/invite-member.ts'
import { leaveDesk } from '../apps/server/src/features/desk/people/members/leave-desk.ts'
import { listMembers } from '../apps/server/src/features/desk/people/members/list-members.ts'
import { resetMember } from '../apps/server/src/features/desk/people/members/reset-member.ts'
import { AppError } from '../apps/server/src/platform/app-error.ts'
import { operatorCommand } from '../apps/server/src/platform/operator-command.ts'
import { Failure } from './failure.ts'
import { runCommand } from './operate/run-command.ts'
import { type OpenedDatabase, withDatabase } from './operate/with-database.ts'
import type { Settings } from './supervise/settings.ts'

type Database = OpenedDatabase['db']

const usage = [
  'staff list',
  'staff invite priya@example.in "Priya Nair" admin,manager',
  'staff reset priya@example.in',
  'staff disable priya@example.in',
]
  .map(operatorCommand)
  .join('\n')

/** People of the service centre by an operator: the first admin, and an admin who has lost every way in. */
async function main(
  { db, settings }: OpenedDatabase,
  [command, givenEmail, ...rest]: readonly string[],
): Promise<void> {
  if (command === 'list') return await list(db)
  const email = Email.safeParse(givenEmail)
  if (!email.success) throw new Failure('A command and an e-mail address are needed', usage)
  if (command === 'invite') return await invite(db, settings, email.data, rest)
  const { id: memberId } = await findMember(db, email.data)
  const act = { memberId, actorId: null, requestId: randomUUID() }
  if (command === 'reset') {
    const reset = await db.transaction().execute((tx) => resetMember(tx, act))
    return showLink(settings, email.data, reset?.token)
  }
  if (command !== 'disable') throw new Failure(`There is no command ${command}`, usage)
  await db.transaction().execute((tx) => leaveDesk(tx, act))
  console.log(`${email.data} can sign in no more, and is signed out everywhere.`)
}

async function list(db: Database): Promise<void> {
  const members = await listMembers(db)
  if (members.length === 0) console.log('Nobody is invited yet.')
  for (const { email, name, state, roles, factors, open_work } of members) {
    console.log([email, name, state, roles.join(','), factors.join(','), `${open_work} open`].join('\t'))
  }
}

async function invite(
  db: Database,
  settings: Settings,
  email: string,
  [givenName, givenRoles = '']: readonly string[],
): Promise<void> {
  const name = PersonName.safeParse(givenName)
  const roles = givenRoles
    .split(',')
    .filter((role): role is StaffRole => staffRoles.some((one) => one === role))
  if (!name.success || roles.join() !== givenRoles || roles.length === 0) {
    throw new Failure(`A name and roles are needed, out of ${staffRoles.join(', ')}`, usage)
  }
  const member = { email, name: name.data, roles, teams: [], limits: {}, actorId: null }
  const { token } = await db
    .transaction()
    .execute((tx) => inviteMember(tx, { ...member, requestId: randomUUID() }))
  showLink(settings, email, token)
}

async function findMember(db: Database, email: string) {
  const found = (await listMembers(db)).find((member) => member.email === email)
  if (!found) throw new Failure(`Nobody has the address ${email}`, operatorCommand('staff list'))
  return found
}

/** Printed for the operator to hand over: the portal may have no way to send e-mail yet. */
function showLink({ publicUrl }: Settings, email: string, token: string | undefined): void {
  console.log(`${email} chooses a password here, once and within 24 hours:`)
  console.log(`${publicUrl}/desk/invitation#${token}`)
}

/** What the use cases refuse, in their words. */
function explainRefusal(error: unknown): never {
  if (!(error instanceof AppError)) throw error
  throw new Failure(errorKinds[error.code].message, operatorCommand('staff list'), { cause: error })
}

await runCommand(() => withDatabase((opened) => main(opened, process.argv.slice(2))).catch(explainRefusal))
