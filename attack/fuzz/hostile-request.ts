import { sourceHeader } from '@sanad/contracts'
import {
  hostileAddresses,
  jsonWith,
  listPlaces,
  malformed,
  sampleOf,
  sourceOfToday,
  strange,
  unstorable,
} from '@sanad/testing'
import type { Request } from '../../apps/server/src/testing/access-matrix/call-forms.ts'
import { howToCall } from '../../apps/server/src/testing/access-matrix/how-to-call.ts'
import type { Random } from '../../faults/schedule/random.ts'
import type { Operation } from './operations.ts'
import { isMeantFor, type People, type Role } from './people.ts'

export interface HostileRequest {
  readonly operation: Operation
  readonly role: Role
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
}

const hostileHeaders: readonly Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/xml; charset=utf-7' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-encoding': 'gzip' },
  { 'accept-language': `hi;q=${'9'.repeat(4000)}` },
  { authorization: 'Bearer a.b.c' },
  { authorization: `Bearer ${'e30.'.repeat(1000)}` },
  { cookie: `device=${'%00'.repeat(1000)}` },
  { cookie: '__proto__=a; device=%ED%A0%80' },
  { 'x-access-link': '\u00ff'.repeat(3000) },
  { 'x-forwarded-for': `1.2.3.4:80, ${'::1,'.repeat(1000)} not-an-address` },
  { 'user-agent': '\u00e4'.repeat(4000) },
  { range: `bytes=${'0-1,'.repeat(1000)}` },
  { 'if-none-match': '"'.repeat(4000) },
  { 'x-http-method-override': 'DELETE' },
  { 'tus-resumable': '1.0.0', 'upload-length': '1e400', 'upload-metadata': 'filename AAAA,filename' },
  { 'tus-resumable': '1.0.0', 'upload-length': '5', 'upload-metadata': 'filename AC5wZGYA2A==' },
  { 'tus-resumable': '1.0.0', 'upload-offset': '-1', 'content-type': 'application/offset+octet-stream' },
  { [sourceHeader]: 'x' },
]

/** A request of a role for an operation: a valid one with some of its parts replaced by hostile ones. */
export function hostileRequest(
  random: Random,
  people: People,
  operations: readonly Operation[],
): HostileRequest {
  const role = random.pick(people.roles)
  // What others may not call is refused at the door: half of the requests are meant to go further.
  const meant = random.chance(0.5) ? operations.filter((each) => isMeantFor(role, each)) : []
  const operation = random.pick(meant.length > 0 ? meant : operations)
  const valid = howToCall[operation.name]?.request(random.pick(people.cases).ids) ?? {}
  const hasBody = operation.method !== 'GET' && operation.method !== 'HEAD'
  return {
    operation,
    role,
    url: addressOf(random, operation, valid),
    headers: {
      [sourceHeader]: sourceOfToday(),
      ...people.headersOf(role),
      ...(hasBody && !operation.isForm ? { 'content-type': 'application/json' } : {}),
      ...(random.chance(0.1) ? random.pick(hostileHeaders) : {}),
    },
    body: hasBody ? bodyOf(random, operation, valid) : undefined,
  }
}

function addressOf(random: Random, { path, params, query }: Operation, valid: Request): string {
  const given: Record<string, unknown> = { ...valid.params, ...valid.query }
  const text = (name: string, schema: object) =>
    random.chance(0.25)
      ? random.pick(hostileAddresses)
      : encodeURIComponent(String(given[name] ?? sampleOf(schema)))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => text(name, params[name] ?? {}))
  const asked = Object.entries(query)
    .filter(([name]) => name in given || random.chance(0.3))
    .flatMap(([name, schema]) => Array(random.chance(0.05) ? 2 : 1).fill(`${name}=${text(name, schema)}`))
  if (random.chance(0.05)) asked.push(`${random.pick(hostileAddresses)}=1`)
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled
}

function bodyOf(random: Random, operation: Operation, valid: Request): string | FormData | undefined {
  const full: unknown = { ...Object(sampleOf(operation.body ?? {})), ...valid.body }
  const value = random.chance(0.5) ? full : { ...valid.body }
  if (operation.isForm) return formOf(random, Object(value))
  if (!operation.body && random.chance(0.5)) return undefined
  if (random.chance(0.1)) return random.pick(malformed)
  if (random.chance(0.1)) return random.pick(strange)
  const places = listPlaces(value)
  if (places.length === 0 || random.chance(0.1)) return JSON.stringify(value)
  const raw = random.pick(random.chance(0.2) ? unstorable : strange)
  return jsonWith(value, random.pick(places), raw)
}

const names = [
  'paper.pdf',
  '..\\paper.pdf',
  `${'\u0915'.repeat(200)}.png`,
  'a\u202e.jpg',
  'x',
  '.pdf',
  'a.svg',
]

function formOf(random: Random, value: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'file') form.append(key, random.chance(0.2) ? `a\0${random.pick(strange)}` : String(part))
  }
  const content = random.pick([
    '%PDF-1.4\n%%EOF',
    `%PDF-1.4\n${'<</Filter[ '.repeat(1000)}`,
    `\x89PNG\r\n\x1a\n${'\0'.repeat(2000)}`,
    '\xff\xd8\xff\xe0',
    '',
  ])
  if (random.chance(0.8)) form.append('file', new Blob([Buffer.from(content, 'latin1')]), random.pick(names))
  return form
}
