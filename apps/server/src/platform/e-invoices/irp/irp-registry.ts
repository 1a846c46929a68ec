import type { CancelReason, EInvoice } from '@sanad/domain'
import { parseJson } from '../../parse-json.ts'
import { type InvoiceRegistry, type Registration, RegistryFailure } from '../invoice-registry.ts'
import { askIrp, type IrpAnswer, readAs } from './ask-irp.ts'
import { decryptWith, encryptWith } from './irp-cipher.ts'
import type { IrpConfig } from './irp-config.ts'
import { clientHeaders, type IrpSession, irpSessions } from './irp-session.ts'
import { Cancelled, Duplicate, Registered, RegisteredState } from './irp-wire.ts'

const codes = {
  invalidToken: '1005',
  duplicate: '2150',
  /** The portal's own trouble, in its list of errors: "try after some time". */
  passing: new Set(['2141', '2146', '2147']),
} as const

const cancelCodes = {
  duplicate: '1',
  mistake: '2',
  order_cancelled: '3',
  other: '4',
} as const satisfies Record<CancelReason, string>

/** Of our account and its sign-in, not of the document. */
const isOfAccount = (code: string) => /^10\d\d$/.test(code)

/** NIC's e-invoice API, core 1.03 with authentication 1.04. */
export function createIrpRegistry(config: IrpConfig): InvoiceRegistry {
  const sessions = irpSessions(config)

  async function ask(path: string, content?: unknown): Promise<IrpAnswer> {
    const session = await sessions.get()
    const answer = await askWithin(config, session, { path, content })
    if (answer.ok || answer.refusals[0]?.code !== codes.invalidToken) return answer
    sessions.drop(session)
    return askWithin(config, await sessions.get(), { path, content })
  }

  return {
    async register(eInvoice) {
      const answer = await ask('/eicore/v1.03/Invoice', eInvoice)
      if (answer.ok) return registrationOf(answer.data, eInvoice)
      const isDuplicate = answer.refusals.some(({ code }) => code === codes.duplicate)
      if (!isDuplicate) throw failureOf(answer)
      const found = await ask(lookUp(answer.details, eInvoice))
      if (!found.ok) throw failureOf(found)
      return registrationOf(found.data, eInvoice)
    },

    async cancel({ irn, reason, remark }) {
      const content = { Irn: irn, CnlRsn: cancelCodes[reason], CnlRem: remark }
      const answer = await ask('/eicore/v1.03/Invoice/Cancel', content)
      if (answer.ok) return readAs(Cancelled, answer.data).CancelDate
      // The answer to a former attempt may be lost: what counts is whether the portal has it as cancelled.
      const found = await ask(`/eicore/v1.03/Invoice/irn/${encodeURIComponent(irn)}`)
      const state = found.ok ? readAs(RegisteredState, found.data) : undefined
      if (state?.Status !== 'CNL') throw failureOf(answer)
      return state.CancelDate ?? null
    },
  }
}

/** Where a duplicate is read: by the number that the portal names, otherwise by the document. */
function lookUp(details: unknown, { DocDtls: { Typ, No, Dt } }: EInvoice): string {
  const duplicate = Duplicate.safeParse(details)
  if (duplicate.success) return `/eicore/v1.03/Invoice/irn/${encodeURIComponent(duplicate.data.Irn)}`
  const query = new URLSearchParams({ doctype: Typ, docnum: No, docdate: Dt })
  return `/eicore/v1.03/Invoice/irnbydocdetails?${query}`
}

async function askWithin(
  config: IrpConfig,
  { token, key }: IrpSession,
  { path, content }: { path: string; content: unknown },
): Promise<IrpAnswer> {
  const { baseUrl, timeoutMs, userName } = config
  const answer = await askIrp({
    url: `${baseUrl}${path}`,
    headers: { ...clientHeaders(config), user_name: userName, AuthToken: token },
    timeoutMs,
    ...(content !== undefined && { body: { Data: encryptWith(key, JSON.stringify(content)) } }),
  })
  return answer.ok ? { ok: true, data: opened(key, answer.data) } : answer
}

function opened(key: Buffer, data: unknown): unknown {
  try {
    return parseJson(decryptWith(key, String(data)).toString())
  } catch {
    throw new RegistryFailure('unavailable', 'unreadable')
  }
}

/** Never another document's number: what the printed code says is compared with what was sent. */
function registrationOf(data: unknown, { DocDtls, SellerDtls, BuyerDtls, ValDtls }: EInvoice): Registration {
  const { Irn, AckNo, AckDt, SignedInvoice, SignedQRCode: code } = readAs(Registered, data)
  const said = code.data
  const isOurs =
    said.Irn === Irn &&
    said.SellerGstin === SellerDtls.Gstin &&
    said.BuyerGstin === BuyerDtls.Gstin &&
    said.DocTyp === DocDtls.Typ &&
    said.DocNo.toUpperCase() === DocDtls.No &&
    said.TotInvVal === ValDtls.TotInvVal
  if (!isOurs) {
    const message = `The portal has another document under this number: ${said.DocNo} of ${said.TotInvVal}`
    throw new RegistryFailure('refused', 'other_document', [{ code: 'other_document', message }])
  }
  return {
    irn: Irn,
    acknowledgementNumber: AckNo,
    acknowledgedAt: AckDt,
    signedQr: code.token,
    signedInvoice: SignedInvoice,
  }
}

function failureOf({ refusals }: Extract<IrpAnswer, { ok: false }>): RegistryFailure {
  const [first] = refusals
  const passes = refusals.every(({ code }) => codes.passing.has(code) || isOfAccount(code))
  if (passes) return new RegistryFailure('unavailable', `portal_${first?.code}`)
  return new RegistryFailure('refused', `refused_${first?.code}`, refusals)
}
