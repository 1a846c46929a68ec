import * as staffEndpoints from '@sanad/contracts/staff'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../../platform/db.ts'
import type { StaffPrincipal } from '../../../../platform/http/principal.ts'
import { route } from '../../../../platform/http/route.ts'
import { setStaffCookie } from '../../../../platform/http/staff-cookie.ts'
import { readPlaceCookie, setPlaceCookie } from '../../../identity/sessions/place-cookie.ts'
import { getStaff } from '../staff-queries.ts'
import { askForPasskey, takePasskey } from './ask-for-passkey.ts'
import { assertMayEnrol } from './assert-may-enrol.ts'
import { beginAuthenticator } from './begin-authenticator.ts'
import { confirmAuthenticator } from './confirm-authenticator.ts'
import { lockSession } from './lock-session.ts'
import { beginPasskey, keepPasskey } from './make-passkey.ts'
import { type Doors, type FactorKind, proveFactor } from './prove-factor.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { signInStepOf } from './sign-in-step-of.ts'
import { takeCode } from './take-code.ts'

interface Call {
  readonly principal: StaffPrincipal
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The second factor of staff: enrolment, and proof. */
export function registerFactors(app: FastifyInstance, doors: Doors): void {
  const { services } = doors
  const { config, db } = services
  const keys = config.secrets.personalData

  /** Proves, and answers the session as its bearer keeps it. */
  async function open(
    { principal, request, reply }: Call,
    check: (tx: Db) => Promise<FactorKind | undefined>,
  ) {
    const origin = { address: request.ip, browser: readPlaceCookie(request, config) }
    const opened = await proveFactor(doors, { principal, origin, log: request.log, check })
    const staff = await getStaff(db, principal.staffId)
    if (!opened) return { success: true, staff } as const
    setPlaceCookie(reply, config, opened.browser)
    if (request.headers.authorization) return { success: true, token: opened.token, staff } as const
    setStaffCookie(reply, config, opened.token)
    return { success: true, staff } as const
  }

  /** Enrols a factor, which proves it as well; the first brings the recovery codes. */
  async function enrol(call: Call, kind: FactorKind, keep: (tx: Db) => Promise<boolean>) {
    let recovery_codes: string[] = []
    const answer = await open(call, async (tx) => {
      const { isFirst } = await assertMayEnrol(tx, call.principal)
      if (!(await keep(tx))) return undefined
      if (isFirst) recovery_codes = await makeRecoveryCodes(tx, call.principal.staffId)
      return kind
    })
    return { ...answer, recovery_codes }
  }

  route(app, staffEndpoints.proveStaffFactor, ({ body: { code }, ...call }) =>
    open(call, (tx) => takeCode(tx, keys, { staffId: call.principal.staffId, code })),
  )

  route(app, staffEndpoints.getSignInStep, async ({ principal }) => {
    return { success: true, ...(await signInStepOf(db, principal.staffId)) }
  })

  route(app, staffEndpoints.lockStaffSession, async ({ principal }) => {
    await lockSession(db, principal.sessionId)
    return { success: true, message: 'Locked' }
  })

  route(app, staffEndpoints.offerPasskey, async ({ principal }) => {
    return { success: true, options: { ...(await askForPasskey(services, principal)) } }
  })

  route(app, staffEndpoints.provePasskey, ({ body, ...call }) => {
    const { staffId, sessionId } = call.principal
    const response = body.response as unknown as AuthenticationResponseJSON
    return open(call, async (tx) =>
      (await takePasskey(tx, config.publicUrl, { staffId, sessionId, response })) ? 'passkey' : undefined,
    )
  })

  route(app, staffEndpoints.beginAuthenticator, async ({ principal }) => {
    return { success: true, ...(await beginAuthenticator(services, principal)) }
  })

  route(app, staffEndpoints.confirmAuthenticator, ({ body: { code }, ...call }) =>
    enrol(call, 'totp', (tx) => confirmAuthenticator(tx, keys, { staffId: call.principal.staffId, code })),
  )

  route(app, staffEndpoints.beginPasskey, async ({ principal }) => {
    return { success: true, options: { ...(await beginPasskey(services, principal)) } }
  })

  route(app, staffEndpoints.addPasskey, ({ body, ...call }) => {
    const { staffId, sessionId } = call.principal
    const response = body.response as unknown as RegistrationResponseJSON
    return enrol(call, 'passkey', (tx) => keepPasskey(tx, config.publicUrl, { staffId, sessionId, response }))
  })
}
