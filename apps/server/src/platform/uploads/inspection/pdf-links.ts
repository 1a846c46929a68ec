export type LinkProblem = 'script' | 'unreadable'

/** Schemes that open a page, a message or a call, and run nothing. */
const harmless = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'ftp', 'geo', 'upi', 'whatsapp'])

const KEY = /\/(?:URI|Base)(?=[\s\0/<>[\](){}%])/g
const REFERENCE = /\d{1,10}[\s\0]{1,99}\d{1,5}[\s\0]{1,99}R/y
/** More blanks than this before a scheme are there to hide it. */
const MAX_BLANKS = 1000

/** Problem of the addresses in text whose names are decoded: one that runs something when it is clicked. */
export function findLinkProblem(text: string): LinkProblem | undefined {
  for (const { 0: key, index } of text.matchAll(KEY)) {
    const at = skipBlanks(text, index + key.length)
    const next = text[at]
    // A comment or a reference would have to be followed to see the address.
    if (next === '%' || refersElsewhere(text, at)) return 'unreadable'
    const isString = next === '(' || (next === '<' && text[at + 1] !== '<')
    if (isString && !isHarmless(schemeOf(next === '(' ? literal(text, at) : hexadecimal(text, at)))) {
      return 'script'
    }
  }
  return undefined
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (isBlank(text.charCodeAt(at))) at += 1
  return at
}

function refersElsewhere(text: string, at: number): boolean {
  REFERENCE.lastIndex = at
  return REFERENCE.test(text)
}

/** Undefined: none, as in a relative address. `hidden` is a scheme for which too many blanks would have to be skipped. */
function schemeOf(codes: Iterable<number>): string | undefined {
  let scheme = ''
  let blanks = 0
  for (const code of codes) {
    // Viewers ignore control characters and blanks; with its zeros and mark (BOM), UTF-16 reads like Latin-1.
    if (code <= 0x20 || (scheme === '' && code >= 0x7f)) {
      blanks += 1
      if (blanks > MAX_BLANKS) return 'hidden'
      continue
    }
    const character = String.fromCharCode(code)
    if (character === ':') return scheme.toLowerCase()
    if (!/[a-z0-9+-]/i.test(character) || scheme.length > 30) return undefined
    scheme += character
  }
  return undefined
}

function isHarmless(scheme: string | undefined): boolean {
  return scheme === undefined || harmless.has(scheme)
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Characters of the literal string that begins at `from`. */
function* literal(text: string, from: number): Generator<number> {
  for (let at = from + 1; at < text.length && text[at] !== ')'; at += 1) {
    if (text[at] !== '\\') {
      yield text.charCodeAt(at)
      continue
    }
    const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0]
    const escaped = text[at + 1] ?? ''
    if (octal) yield Number.parseInt(octal, 8) & 0xff
    // A line break behind a backslash is none.
    else if (escaped !== '\r' && escaped !== '\n') yield (escapes[escaped] ?? escaped).charCodeAt(0)
    at += octal?.length ?? 1
  }
}

/** Characters of the hexadecimal string that begins at `from`. */
function* hexadecimal(text: string, from: number): Generator<number> {
  let high = ''
  for (let at = from + 1; at < text.length && text[at] !== '>'; at += 1) {
    const digit = text[at] ?? ''
    if (!/[0-9a-f]/i.test(digit)) {
      // Readers skip blanks; so that a string of nothing else ends, they count like those of the address.
      yield 0x20
    } else if (high === '') {
      high = digit
    } else {
      yield Number.parseInt(high + digit, 16)
      high = ''
    }
  }
}

/** White space of PDF. */
function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 9 && code <= 13) || code === 0
}
