import { randomBytes } from 'node:crypto'
import { Email, PersonName } from '@sanad/contracts'
import { createStaffMember } from '../apps/server/src/features/desk/people/create-staff-member.ts'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { describeFailure, Failure } from './failure.ts'
import { findEmbeddedUrl } from './postgres/find-embedded-url.ts'
import { loadEnvFile } from './setup/env-file.mjs'
import { readSettings } from './supervise/settings.ts'

/** Adds a member of the service centre, who does all of its work: npm run create-staff -- priya@example.in "Priya Nair" */
async function createStaff([givenEmail, givenName]: readonly string[]): Promise<void> {
  const email = Email.safeParse(givenEmail)
  const name = PersonName.safeParse(givenName)
  if (!email.success || !name.success) {
    throw new Failure(
      'An e-mail address and a name are needed',
      'npm run create-staff -- priya@example.in "Priya Nair"',
    )
  }
  const { dataDir, databaseUrl } = readSettings(process.env)
  const db = openDatabase({ url: databaseUrl ?? (await findEmbeddedUrl(dataDir)), poolSize: 1 })
  // Generated here, so that it never appears in a shell history.
  const password = randomBytes(15).toString('base64url')
  try {
    const created = await createStaffMember(db, {
      email: email.data,
      name: name.data,
      password,
      roles: ['clerk', 'reviewer', 'accounts', 'manager'],
    })
    if (!created) throw new Failure(`${email.data} belongs to somebody already`, 'Choose another address.')
  } finally {
    await db.destroy()
  }
  console.log(`${name.data} signs in with ${email.data} and the password ${password}`)
}

try {
  loadEnvFile()
  await createStaff(process.argv.slice(2))
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}
