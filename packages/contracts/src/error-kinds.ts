import texts from '../../../texts/en/common/errors.json' with { type: 'json' }
import staffTexts from '../../../texts/en/common/staff-errors.json' with { type: 'json' }
import { type ErrorCode, errorCodes, statusOf } from './errors.ts'

interface ErrorKind {
  readonly status: number
  /** English default message; the specification's wording where it gives one. */
  readonly message: string
}

const messages: Readonly<Record<ErrorCode, string>> = { ...texts, ...staffTexts }

/** Error codes with their default messages; apart from the codes, which every page of the browser loads. */
export const errorKinds = Object.fromEntries(
  errorCodes.map((code) => [code, { status: statusOf(code), message: messages[code] }]),
) as Readonly<Record<ErrorCode, ErrorKind>>
