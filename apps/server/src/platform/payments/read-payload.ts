import { parseJson } from '../parse-json.ts'

/** A notification as a text column can hold it (every character but NUL), and parsed, if it is JSON. */
export function readPayload(rawBody: Buffer): { payload: string; json: unknown } {
  const payload = rawBody.toString('utf8').replaceAll('\0', '')
  return { payload, json: parseJson(payload) }
}
