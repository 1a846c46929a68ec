import * as staffEndpoints from '@sanad/contracts/staff'
import { textIn } from '@sanad/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { orThrow } from '../../../../platform/app-error.ts'
import { languageOf } from '../../../../platform/http/language.ts'
import { route } from '../../../../platform/http/route.ts'
import { setStaffCookie } from '../../../../platform/http/staff-cookie.ts'
import type { Services } from '../../../../platform/services.ts'
import { listOfferedServices } from '../../../catalogue/service-versions.ts'
import type { Tokens } from '../../../identity/sessions/session-token.ts'
import { endAbsence, recordAbsence } from './absences.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeMember } from './change-member.ts'
import { endAllSessions } from './end-all-sessions.ts'
import { handOver } from './hand-over.ts'
import { inviteMember } from './invite-member.ts'
import { leaveDesk } from './leave-desk.ts'
import { listChanges } from './list-changes.ts'
import { listMembers } from './list-members.ts'
import { resetMember } from './reset-member.ts'
import { sendInvitation } from './send-invitation.ts'
import { listTeams, saveTeam } from './teams.ts'

/** People of the service centre: how they come, what they may do, when they are away, and how they go. */
export function registerMembers(app: FastifyInstance, services: Services, tokens: Tokens): void {
  const { db, config } = services
  const recorded = { success: true, message: 'Recorded.' } as const
  const changeOf = (call: {
    principal: { staffId: string }
    params: { id: string }
    body: { request_id: string }
  }) => ({ memberId: call.params.id, actorId: call.principal.staffId, requestId: call.body.request_id })

  route(app, staffEndpoints.listStaff, async () => ({ success: true as const, data: await listMembers(db) }))

  route(app, staffEndpoints.getStaffPerson, async ({ params: { id } }) => {
    const [person] = await listMembers(db, id)
    const data = { person: orThrow(person, 'not_found'), history: await listChanges(db, id) }
    return { success: true, data }
  })

  route(app, staffEndpoints.inviteStaff, async ({ principal, body, request }) => {
    const { request_id: requestId, ...member } = body
    const id = await db.transaction().execute(async (tx) => {
      const invited = await inviteMember(tx, { ...member, actorId: principal.staffId, requestId })
      const { memberId, token } = invited
      const language = languageOf(request)
      if (token) await sendInvitation(tx, config, { ...member, memberId, token, language })
      return memberId
    })
    return { success: true, data: { id } }
  })

  route(app, staffEndpoints.acceptInvitation, async ({ body, request, reply }) => {
    const userAgent = request.headers['user-agent']
    const token = await acceptInvitation(services, tokens, { ...body, userAgent })
    const proved = { step: 'enrol' as const, factors: [] }
    if (body.keep === 'token') return { success: true, token, ...proved }
    setStaffCookie(reply, config, token)
    return { success: true, ...proved }
  })

  route(app, staffEndpoints.changeStaffPerson, async (call) => {
    const { roles, teams, limits } = call.body
    await changeMember(services, { ...changeOf(call), roles, teams, limits })
    return recorded
  })

  route(app, staffEndpoints.resetStaffPerson, async (call) => {
    await sendNewLink(call.request, changeOf(call))
    return recorded
  })

  route(app, staffEndpoints.endStaffSessions, async (call) => {
    await endAllSessions(db, changeOf(call))
    return recorded
  })

  route(app, staffEndpoints.handOverStaffWork, async (call) => {
    await handOver(db, { ...changeOf(call), to: call.body.to })
    return recorded
  })

  route(app, staffEndpoints.leaveStaff, async (call) => {
    await db.transaction().execute((tx) => leaveDesk(tx, changeOf(call)))
    return recorded
  })

  route(app, staffEndpoints.recordAbsence, async (call) => {
    const { starts_at: startsAt, ends_at: endsAt, deputy } = call.body
    await recordAbsence(db, { ...changeOf(call), startsAt, endsAt, deputy })
    return recorded
  })

  route(app, staffEndpoints.endAbsence, async (call) => {
    await endAbsence(db, changeOf(call))
    return recorded
  })

  route(app, staffEndpoints.listTeams, async ({ request }) => {
    const offered = await listOfferedServices(db)
    const language = languageOf(request)
    const named = offered.map(({ slug, title }) => ({ id: slug, title: textIn(title, language) }))
    return { success: true, data: await listTeams(db), services: named }
  })

  route(app, staffEndpoints.saveTeam, async ({ params: { id }, body }) => {
    return { success: true, data: await saveTeam(db, { id, ...body }) }
  })

  function sendNewLink(request: FastifyRequest, change: ReturnType<typeof changeOf>): Promise<void> {
    return db.transaction().execute(async (tx) => {
      const reset = await resetMember(tx, change)
      const { memberId } = change
      if (reset) await sendInvitation(tx, config, { ...reset, memberId, language: languageOf(request) })
    })
  }
}
