import { toMillis } from '@sanad/domain'
import { RegistryFailure } from '../invoice-registry.ts'
import { askIrp, readAs } from './ask-irp.ts'
import { decryptWith, newAppKey, sealCredentials } from './irp-cipher.ts'
import type { IrpConfig } from './irp-config.ts'
import { Session } from './irp-wire.ts'

export interface IrpSession {
  readonly token: string
  /** Encrypts what is sent and decrypts what is answered. */
  readonly key: Buffer
}

interface IrpSessions {
  /** The open session, or a new one. */
  get(): Promise<IrpSession>
  /** Forgets a session that the portal does not know any more. */
  drop(session: IrpSession): void
}

/** A call that begins with a token is over before the token ends. */
const MARGIN_MS = 60_000

export const clientHeaders = ({ clientId, clientSecret, gstin }: IrpConfig) => ({
  client_id: clientId,
  client_secret: clientSecret,
  Gstin: gstin,
})

/** One session for each process; concurrent callers wait for one sign-in. */
export function irpSessions(config: IrpConfig): IrpSessions {
  let open: { readonly session: IrpSession; readonly until: number } | undefined
  let opening: Promise<IrpSession> | undefined
  const signIn = async () => {
    const { until, ...session } = await openSession(config)
    open = { session, until }
    return session
  }
  return {
    async get() {
      if (open && Date.now() < open.until) return open.session
      opening ??= signIn().finally(() => {
        opening = undefined
      })
      return opening
    },
    drop(session) {
      if (open?.session === session) open = undefined
    },
  }
}

async function openSession(config: IrpConfig): Promise<IrpSession & { until: number }> {
  const { baseUrl, timeoutMs, publicKey, userName, password } = config
  const appKey = newAppKey()
  const credentials = {
    UserName: userName,
    Password: password,
    AppKey: appKey.toString('base64'),
    ForceRefreshAccessToken: false,
  }
  const answer = await askIrp({
    url: `${baseUrl}/eivital/v1.04/auth`,
    headers: clientHeaders(config),
    timeoutMs,
    body: { Data: sealCredentials(publicKey, credentials) },
  })
  // Whatever is wrong with our account, somebody will put it right: no document is given up for it.
  if (!answer.ok) throw new RegistryFailure('unavailable', `sign_in_${answer.refusals[0]?.code}`)
  const { AuthToken: token, Sek, TokenExpiry } = readAs(Session, answer.data)
  return { token, key: sessionKeyOf(appKey, Sek), until: toMillis(TokenExpiry) - MARGIN_MS }
}

function sessionKeyOf(appKey: Buffer, encrypted: string): Buffer {
  try {
    return decryptWith(appKey, encrypted)
  } catch {
    throw new RegistryFailure('unavailable', 'unreadable')
  }
}
