import { fromMillis, instantInIndia, toMillis } from '@sanad/domain'
import * as z from 'zod'
import { parseJson } from '../../parse-json.ts'

const Refusal = z
  .object({ ErrorCode: z.coerce.string(), ErrorMessage: z.string() })
  .transform(({ ErrorCode: code, ErrorMessage: message }) => ({ code, message }))

/** A list, or the Base64 of one: the portal's pages say both. */
const Refusals = z.preprocess(
  (given) => (typeof given === 'string' ? parseJson(Buffer.from(given, 'base64').toString()) : given),
  z.array(Refusal).min(1),
)

/** `yyyy-MM-dd HH:mm:ss` by Indian time. */
const IndianTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .transform((text) => {
    const [day = '', time = ''] = text.split(' ')
    const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
    return fromMillis(toMillis(instantInIndia(day, hours * 60 + minutes)) + seconds * 1000)
  })

const one = z.literal([1, '1']).transform(() => true as const)
const zero = z.literal([0, '0']).transform(() => false as const)

/** Every answer: data or errors, with HTTP status 200 for both. */
export const Envelope = z.union([
  z.object({ Status: one, Data: z.unknown() }),
  z.object({ Status: zero, ErrorDetails: Refusals, InfoDtls: z.unknown().optional() }),
])

export const Session = z.object({
  AuthToken: z.string().min(1),
  /** The session's key, encrypted with ours. */
  Sek: z.string().min(1),
  TokenExpiry: IndianTime,
})

/** In the `InfoDtls` of error 2150. */
export const Duplicate = z
  .array(z.object({ InfCd: z.string(), Desc: z.unknown() }))
  .transform((list) => list.find(({ InfCd }) => InfCd === 'DUPIRN')?.Desc)
  .pipe(z.object({ Irn: z.string() }))

const CodeData = z.object({
  SellerGstin: z.string(),
  BuyerGstin: z.string(),
  DocNo: z.string(),
  DocTyp: z.string(),
  TotInvVal: z.coerce.number(),
  Irn: z.string(),
})

/** `data` is JSON within the JSON of a JWT. */
const CodePayload = z.object({ data: z.string().transform(parseJson).pipe(CodeData) })

const SignedCode = z.string().transform((token, context) => {
  const body = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const parsed = CodePayload.safeParse(parseJson(body))
  if (parsed.success) return { token, data: parsed.data.data }
  context.addIssue('not a signed code')
  return z.NEVER
})

export const Registered = z.object({
  AckNo: z.union([z.int(), z.string().regex(/^\d+$/)]).transform(String),
  AckDt: IndianTime,
  Irn: z.string().regex(/^[0-9a-f]{64}$/),
  SignedInvoice: z.string().min(1),
  SignedQRCode: SignedCode,
})

export const Cancelled = z.object({ Irn: z.string(), CancelDate: IndianTime })

/** `ACT`: it stands; `CNL`: it is cancelled. */
export const RegisteredState = z.object({ Status: z.string(), CancelDate: IndianTime.nullish() })
