import { listDeskApplications } from '@sanad/contracts/staff'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { succeed } from '../../../testing/call.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { actAtRandom, randomAct } from '../../../testing/factories/random-acts.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

it('[DK-19] the stored state is what the facts give, whatever is recorded in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(randomAct, { minLength: 1, maxLength: 7 }),
      fc.boolean(),
      async (steps, given) => {
        const paid = await createPaidApplication(portal.services)
        if (given) await giveEverything(portal.services, paid)
        await portal.runJobs()
        for (const one of steps) await actAtRandom(portal, { ...one, token, paid })
        const stored = await portal.db
          .selectFrom('application_states')
          .selectAll()
          .where('application_id', '=', paid.applicationId)
          .executeTakeFirstOrThrow()
        const { data } = await succeed(portal.app, listDeskApplications, {
          token,
          query: { search: paid.trackId },
        })
        const [computed] = data
        // Which document is to be replaced is the customer's to see.
        const { form_due, document_id: _document, ...next } = computed?.next_step ?? {}
        expect({
          status: stored.client_status,
          next: { turn: stored.turn, next: stored.next_step, stage_id: stored.stage_id },
          documents: stored.documents_to_check,
        }).toEqual({
          status: computed?.client_status,
          next: form_due ? { ...next, next: 'fill_form' } : next,
          documents: computed?.documents_to_check,
        })
      },
    ),
    { numRuns: 12 },
  )
}, 60_000)
