import type * as z from 'zod'
import { parseJson } from '../../parse-json.ts'
import type { EInvoiceRefusal } from '../../tables/money-document-tables.ts'
import { outgoingHeaders } from '../../work-context.ts'
import { RegistryFailure } from '../invoice-registry.ts'
import { Envelope } from './irp-wire.ts'

interface IrpRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** Missing: a read. */
  readonly body?: unknown
}

/** What it answered: data, or errors with what it adds to them. */
export type IrpAnswer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly refusals: readonly EInvoiceRefusal[]; readonly details: unknown }

/**
 * One call to the portal. A redirect is an error: following it would hand our credentials to another host. What is not in
 * its format is the word of something between the portal and us, so that another try may help.
 */
export async function askIrp({ url, headers, timeoutMs, body }: IrpRequest): Promise<IrpAnswer> {
  const { status, text } = await send({ url, headers, timeoutMs, body })
  if (status === 429) throw new RegistryFailure('unavailable', 'rate_limited')
  const envelope = readAs(Envelope, parseJson(text), status === 200 ? 'unreadable' : `failed_${status}`)
  return 'Data' in envelope
    ? { ok: true, data: envelope.Data }
    : { ok: false, refusals: envelope.ErrorDetails, details: envelope.InfoDtls }
}

/** Parses by a schema; what does not fit is a failure of this name. */
export function readAs<T>(schema: z.ZodType<T>, value: unknown, otherwise = 'unreadable'): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new RegistryFailure('unavailable', otherwise)
  return parsed.data
}

async function send({
  url,
  headers,
  timeoutMs,
  body,
}: IrpRequest): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...outgoingHeaders(),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new RegistryFailure('unavailable', isLate ? 'timeout' : 'unreachable')
  }
}
