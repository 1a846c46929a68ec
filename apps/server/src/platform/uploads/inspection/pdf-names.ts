const END_OF_NAME = '(?=[\\s\\0/<>[\\](){}%]|$)'

/** Active content: scripts, launching programs, submitting forms, opening other files. */
const active = [
  'JavaScript',
  'Launch',
  'RichMedia',
  'RichMediaExecute',
  'OnInstantiate',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
]

/** The whole file is searched, binary data included: no false delimiter can hide a name this long, and chance cannot make it. */
export const ACTIVE = new RegExp(`/(?:${active.join('|')})${END_OF_NAME}`)
/** Too short for that: chance does make it in pictures. */
export const SHORT_ACTIVE = new RegExp(`/JS${END_OF_NAME}`)
export const ATTACHED = new RegExp(`/(?:EmbeddedFiles?|FileAttachment)${END_OF_NAME}`)
export const ENCRYPTED = /\/Encrypt(?=[\s\0/<[(%])/

const HASH = 0x23

/** Text of the bytes with the `#xx` escapes of names decoded, in one pass. */
export function decodeNames(bytes: Buffer): string {
  if (!bytes.includes(HASH)) return bytes.toString('latin1')
  const decoded = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    const code = byte === HASH ? hexValue(bytes[at + 1]) * 16 + hexValue(bytes[at + 2]) : Number.NaN
    decoded[length] = Number.isNaN(code) ? byte : code
    length += 1
    if (!Number.isNaN(code)) at += 2
  }
  return decoded.toString('latin1', 0, length)
}

/** NaN for what is no hexadecimal digit. */
function hexValue(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN
}
