import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  generateKeyPairSync,
  privateDecrypt,
  randomBytes,
  sign,
} from 'node:crypto'
import type { EInvoice } from '@sanad/domain'
import * as z from 'zod'
import type { IrpConfig } from '../platform/e-invoices/irp/irp-config.ts'
import { type HttpPeer, type PeerAnswer, type PeerRequest, startHttpPeer } from './http-peer.ts'
import { Inv01 } from './inv-01-schema.ts'

const DAY = 24 * 60 * 60 * 1000
const IST = 330 * 60 * 1000
const TOKEN_MS = 6 * 60 * 60 * 1000

interface Registered {
  readonly irn: string
  readonly ackNo: number
  readonly ackDt: string
  readonly invoice: EInvoice
  /** Undefined: it stands. */
  readonly cancelled?: { readonly at: string; readonly reason: string; readonly remark: string }
}

interface Irp extends HttpPeer {
  readonly config: IrpConfig
  /** What is registered, by document number. */
  readonly registered: ReadonlyMap<string, Registered>
  /** How many times somebody signed in. */
  signIns(): number
  /** Forgets the tokens that it gave. */
  forgetTokens(): void
  /** Its clock is so much ahead of ours. */
  moveClock(days: number): void
  /** Names the registered invoice in its answer to a duplicate no more, as some portals do. */
  nameDuplicates(isNamed: boolean): void
}

/**
 * An invoice registration portal as NIC documents it (authentication 1.04, core 1.03): encrypted bodies, errors with status
 * 200, one registration for each supplier, year, type and number. Not verified against the real one: how `InfoDtls` of a
 * duplicate look, whether `ErrorDetails` are a list or its Base64 (both are sent), the code for a document of more than 30
 * days, and the codes of a refused cancellation.
 */
export async function startIrp(gstin: string): Promise<Irp> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = {
    clientId: randomBytes(8).toString('hex'),
    clientSecret: randomBytes(8).toString('hex'),
    userName: 'sanad_api',
    password: randomBytes(8).toString('hex'),
  }
  const tokens = new Map<string, { key: Buffer; until: number }>()
  const registered = new Map<string, Registered>()
  let ahead = 0
  let signIns = 0
  let isNamed = true
  const now = () => Date.now() + ahead

  function signIn({ body }: PeerRequest): PeerAnswer {
    const { Data } = z.object({ Data: z.string() }).parse(JSON.parse(body))
    const key = { key: keys.privateKey, padding: constants.RSA_PKCS1_PADDING }
    const plain = privateDecrypt(key, Buffer.from(Data, 'base64')).toString()
    const given = Credentials.parse(JSON.parse(Buffer.from(plain, 'base64').toString()))
    if (given.UserName !== account.userName || given.Password !== account.password) {
      return { body: failed('1008', 'Invalid login credentials') }
    }
    signIns += 1
    const token = randomBytes(12).toString('base64url')
    const session = { key: randomBytes(32), until: now() + TOKEN_MS }
    tokens.set(token, session)
    return {
      body: {
        Status: 1,
        Data: {
          ...{ ClientId: account.clientId, UserName: given.UserName, AuthToken: token },
          Sek: encrypt(Buffer.from(given.AppKey, 'base64'), session.key),
          TokenExpiry: stamp(session.until),
        },
        ErrorDetails: null,
        InfoDtls: null,
      },
    }
  }

  function register(key: Buffer, body: string): object {
    const { Data } = z.object({ Data: z.string() }).parse(JSON.parse(body))
    const parsed = Inv01.safeParse(JSON.parse(decrypt(key, Data)))
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path, message }) => ({
        ...{ ErrorCode: '5002', ErrorMessage: `${path.join('.')}: ${message}` },
      }))
      return { Status: 0, Data: null, ErrorDetails: base64(JSON.stringify(errors)), InfoDtls: null }
    }
    const invoice = parsed.data as EInvoice
    const { No, Dt } = invoice.DocDtls
    if (invoice.SellerDtls.Gstin !== gstin) {
      return failed('2143', 'Invoice does not belongs to the user GSTIN')
    }
    const known = registered.get(No)
    if (known) {
      const { irn: Irn, ackNo: AckNo, ackDt: AckDt } = known
      return failed(
        '2150',
        'Duplicate IRN',
        isNamed ? [{ InfCd: 'DUPIRN', Desc: { AckNo, AckDt, Irn } }] : null,
      )
    }
    if (now() - dayStart(Dt) > 31 * DAY) return failed('3900', 'The document is older than 30 days')
    const done: Registered = {
      irn: createHash('sha256')
        .update(`${gstin}${Dt.slice(6)}${invoice.DocDtls.Typ}${No}`)
        .digest('hex'),
      ackNo: 112_010_000_000_000 + registered.size + 1,
      ackDt: stamp(now()),
      invoice,
    }
    registered.set(No, done)
    return {
      Status: 1,
      Data: encrypt(key, JSON.stringify(answerOf(done))),
      ErrorDetails: null,
      InfoDtls: null,
    }
  }

  function cancel(key: Buffer, body: string): object {
    const { Data } = z.object({ Data: z.string() }).parse(JSON.parse(body))
    const asked = Cancel.safeParse(JSON.parse(decrypt(key, Data)))
    if (!asked.success) return failed('2148', 'Cancel reason or remarks are not valid')
    const { Irn, CnlRsn, CnlRem } = asked.data
    const known = [...registered.values()].find(({ irn }) => irn === Irn)
    if (!known) return failed('2148', 'Requested IRN data is not available')
    if (known.cancelled) return failed('9999', 'Invoice is not active')
    if (now() - Date.parse(`${known.ackDt.replace(' ', 'T')}+05:30`) > DAY) {
      return failed('2270', 'The allowed cancellation time limit is crossed, you cannot cancel the IRN')
    }
    const cancelled = { at: stamp(now()), reason: CnlRsn, remark: CnlRem }
    registered.set(known.invoice.DocDtls.No, { ...known, cancelled })
    return {
      Status: 1,
      Data: encrypt(key, JSON.stringify({ Irn, CancelDate: cancelled.at })),
      ErrorDetails: null,
      InfoDtls: null,
    }
  }

  function read(key: Buffer, path: string): object {
    const url = new URL(path, 'http://irp')
    const wanted = url.pathname.split('/').at(-1)
    const found = [...registered.values()].find(({ irn, invoice: { DocDtls } }) =>
      wanted === 'irnbydocdetails'
        ? DocDtls.No === url.searchParams.get('docnum') &&
          DocDtls.Typ === url.searchParams.get('doctype') &&
          DocDtls.Dt === url.searchParams.get('docdate')
        : irn === wanted,
    )
    if (!found) return failed('2148', 'Requested IRN data is not available')
    return {
      Status: 1,
      Data: encrypt(key, JSON.stringify(answerOf(found))),
      ErrorDetails: null,
      InfoDtls: null,
    }
  }

  const jwt = (data: object) => {
    const head = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ data: JSON.stringify(data), iss: 'NIC' })}`
    return `${head}.${sign('sha256', Buffer.from(head), keys.privateKey).toString('base64url')}`
  }

  function answerOf({ irn, ackNo, ackDt, invoice, cancelled }: Registered): object {
    const { SellerDtls, BuyerDtls, DocDtls, ValDtls, ItemList } = invoice
    const code = {
      ...{
        SellerGstin: SellerDtls.Gstin,
        BuyerGstin: BuyerDtls.Gstin,
        DocNo: DocDtls.No,
        DocTyp: DocDtls.Typ,
      },
      ...{ DocDt: DocDtls.Dt, TotInvVal: ValDtls.TotInvVal, ItemCnt: ItemList.length },
      ...{ MainHsnCode: ItemList[0]?.HsnCd, Irn: irn, IrnDt: ackDt },
    }
    return {
      ...{ AckNo: ackNo, AckDt: ackDt, Irn: irn, EwbNo: null, Remarks: null },
      Status: cancelled ? 'CNL' : 'ACT',
      SignedInvoice: jwt({ AckNo: ackNo, AckDt: ackDt, Irn: irn, ...invoice }),
      SignedQRCode: jwt(code),
    }
  }

  const peer = await startHttpPeer((request) => {
    const { method, path, headers } = request
    const isClient =
      headers.client_id === account.clientId &&
      headers.client_secret === account.clientSecret &&
      headers.gstin === gstin
    if (!isClient) return { body: failed('1010', 'Invalid Client-ID/Client-Secret') }
    if (method === 'POST' && path === '/eivital/v1.04/auth') return signIn(request)
    const session = tokens.get(String(headers.authtoken))
    if (!session || session.until <= now() || headers.user_name !== account.userName) {
      return { body: failed('1005', 'Invalid Token') }
    }
    if (method === 'POST' && path === '/eicore/v1.03/Invoice/Cancel') {
      return { body: cancel(session.key, request.body) }
    }
    if (method === 'POST' && path === '/eicore/v1.03/Invoice') {
      return { body: register(session.key, request.body) }
    }
    if (method === 'GET' && path.startsWith('/eicore/v1.03/Invoice/'))
      return { body: read(session.key, path) }
    return { status: 404, body: '<h1>Not found</h1>' }
  })
  return {
    ...peer,
    registered,
    config: {
      ...{ baseUrl: peer.url, timeoutMs: 2000, ...account, gstin },
      publicKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    },
    signIns: () => signIns,
    forgetTokens: () => tokens.clear(),
    moveClock: (days) => {
      ahead = days * DAY
    },
    nameDuplicates: (isToBe) => {
      isNamed = isToBe
    },
  }
}

const Credentials = z.strictObject({
  UserName: z.string(),
  Password: z.string(),
  AppKey: z.string().refine((key) => Buffer.from(key, 'base64').length === 32),
  ForceRefreshAccessToken: z.boolean(),
})

const Cancel = z.strictObject({
  Irn: z.string().length(64),
  CnlRsn: z.enum(['1', '2', '3', '4']),
  CnlRem: z.string().min(1).max(100),
})

function failed(code: string, message: string, details: unknown = null): object {
  return {
    Status: 0,
    Data: null,
    ErrorDetails: [{ ErrorCode: code, ErrorMessage: message }],
    InfoDtls: details,
  }
}

const base64 = (text: string) => Buffer.from(text).toString('base64')
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** `yyyy-MM-dd HH:mm:ss` by Indian time. */
const stamp = (at: number) => new Date(at + IST).toISOString().slice(0, 19).replace('T', ' ')

function dayStart(dayMonthYear: string): number {
  const [day, month, year] = dayMonthYear.split('/')
  return Date.parse(`${year}-${month}-${day}T00:00:00+05:30`)
}

function encrypt(key: Buffer, plain: Buffer | string): string {
  const cipher = createCipheriv('aes-256-ecb', key, null)
  return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64')
}

function decrypt(key: Buffer, encrypted: string): string {
  const decipher = createDecipheriv('aes-256-ecb', key, null)
  return Buffer.concat([decipher.update(Buffer.from(encrypted, 'base64')), decipher.final()]).toString()
}
