import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jpgFile, pdfFile, pngFile } from '../../../testing/factories/sample-files.ts'
import { createWorkerPool } from '../../workers/worker-pool.ts'
import { type FileKind, kindByName } from './file-kind.ts'
import { inspectFile } from './inspect-file.ts'

const pool = createWorkerPool({ threads: 1, queue: 0, heapMb: 256 })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'))
})
afterAll(() => Promise.all([pool.close(), rm(folder, { recursive: true })]))

async function inspect(content: Buffer, kind: FileKind): Promise<string> {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return inspectFile(pool, { path, sizeBytes: content.length }, kind).then(
    () => 'taken',
    (error) => error.details.reason ?? error.code,
  )
}

function breakByte(bytes: Buffer, at: number): Buffer {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes
}

/** An object stream (PDF 1.5). */
function packed(objects: string, { filter = '/FlateDecode', type = '/ObjStm' } = {}): string {
  const data = filter.includes('Flate') ? deflateSync(Buffer.from(objects)).toString('latin1') : objects
  return `9 0 obj <</Type ${type} /N 1 /First 4 /Filter ${filter} /Length ${data.length}>> stream\n${data}\nendstream endobj`
}

/** A compressed content stream. */
function streamOf(data: Buffer, filter = '/FlateDecode'): string {
  return `8 0 obj <</Length ${data.length} /Filter ${filter}>> stream\n${data.toString('latin1')}\nendstream endobj`
}

describe('a whole file of the kind that its name says', () => {
  it.each([
    ['pdf', pdfFile()],
    ['pdf', pdfFile({ extra: '/OpenAction [3 0 R /Fit]', objects: packed('10 0 <</Type /Font>>') })],
    ['pdf', pdfFile({ objects: streamOf(deflateSync(Buffer.alloc(100_000_000))) })],
    ['png', pngFile()],
    ['png', pngFile({ text: Buffer.from('scanned in Pune') })],
    ['jpg', jpgFile()],
  ] as const)('is taken: %s', async (kind, content) => {
    expect(await inspect(content, kind)).toBe('taken')
  })
})

describe('a PDF that runs something', () => {
  it.each([
    ['an action on opening', { extra: '/OpenAction <</S /JavaScript /JS (app.alert(1))>>' }],
    ['a name written in hexadecimal', { extra: '/OpenAction <</S /J#61vaScript /#4aS (app.alert(1))>>' }],
    ['a program to start', { extra: '/OpenAction <</S /Launch /F (cmd.exe)>>' }],
    ['a packed script', { objects: packed('10 0 <</S /JavaScript /JS (app.alert(1))>>') }],
    [
      'a packed script in an array of filters',
      { objects: packed('10 0 <</JS (1)>>', { filter: '[/FlateDecode]' }) },
    ],
    ['a packed script behind a made-up stream', { objects: `(>> stream\n${packed('10 0 <</JS (1)>>')}` }],
    [
      'a packed script under a hexadecimal type',
      { objects: packed('10 0 <</JS (1)>>', { type: '/#4fbjStm' }) },
    ],
    ['a form that is sent elsewhere', { extra: '/OpenAction <</S /SubmitForm /F (http://example.org)>>' }],
    ['another file that is opened', { extra: '/OpenAction <</S /GoToR /F (\\\\\\\\example.org\\\\a)>>' }],
    ['a script within what looks like a stream', { objects: '(>> stream\n) <</S /JavaScript>> endstream' }],
  ])('is refused: %s', async (_, contents) => {
    expect(await inspect(pdfFile(contents), 'pdf')).toBe('script')
  })
})

/** In UTF-16, as some programs write it. */
const wide = [...'javascript:x'].map((letter) => `00${letter.charCodeAt(0).toString(16)}`).join('')

describe('[F-29] a link of a PDF that runs something', () => {
  it.each([
    ['plainly', '/URI (javascript:alert(1))'],
    ['without a blank', '/URI(javascript:alert(1))'],
    ['in another case', '/URI (JavaScript:alert(1))'],
    ['under a name in hexadecimal', '/#55R#49 (javascript:alert(1))'],
    ['with octal escapes', '/URI (\\152\\141vascript\\72alert\\(1\\))'],
    ['broken over lines', '/URI (java\\\nscript:alert(1))'],
    ['with blanks that browsers skip', '/URI ( \\t java\\nscript :alert(1))'],
    ['in hexadecimal', '/URI <6a6176617363726970743a616c657274283129>'],
    ['in hexadecimal with blanks', '/URI < 6 A 61 76\n61736372697074 3a 78>'],
    ['in UTF-16', `/URI <feff${wide}>`],
    [
      'in UTF-16, as a literal',
      `/URI (\\376\\377${[...'javascript:x'].map((letter) => `\\000${letter}`).join('')})`,
    ],
    ['behind more blanks than anybody writes', `/URI (${' '.repeat(5000)}javascript:x)`],
    ['by the base of relative addresses', '/URI <</Base (javascript:alert\\(1\\)//)>>'],
    ['as a page within the address', '/URI (data:text/html,<script>alert(1)</script>)'],
    ['as a file of the reader', '/URI (file:///etc/passwd)'],
    ['by a program of the reader', '/URI (ms-msdt:/id)'],
  ])('is refused: %s', async (_, action) => {
    const annotation = `9 0 obj <</Type /Annot /Subtype /Link /A <</S /URI ${action}>>>> endobj`
    expect(await inspect(pdfFile({ objects: annotation }), 'pdf')).toBe('script')
    expect(await inspect(pdfFile({ objects: packed(`10 0 <</S /URI ${action}>>`) }), 'pdf')).toBe('script')
    const inData = `8 0 obj <</Length 200>> stream\n${annotation}\nendstream endobj`
    expect(await inspect(pdfFile({ objects: inData }), 'pdf')).toBe('script')
  })

  it.each([
    ['written elsewhere', '/URI 12 0 R'],
    ['behind a comment', '/URI %\n(javascript:alert(1))'],
  ])('cannot be checked: %s', async (_, action) => {
    expect(await inspect(pdfFile({ objects: `9 0 obj <</S /URI ${action}>> endobj` }), 'pdf')).toBe(
      'unreadable',
    )
  })

  it.each([
    '/URI (https://example.org/javascript:x)',
    '/URI (www.example.org)',
    '/URI (mailto:priya@example.in)',
    '/URI <68747470733a2f2f6578616d706c652e6f7267>',
    '/URI () /Title (JavaScript: an introduction)',
    '/URI <</Base (https://example.org/)>>',
  ])('is none: %s', async (action) => {
    const objects = `9 0 obj <</S /URI ${action}>> endobj`
    expect(await inspect(pdfFile({ objects }), 'pdf')).toBe('taken')
  })
})

it('takes a PDF whose outline stands in front of a picture', async () => {
  const outline = '8 0 obj <</Type /Outlines /First 9 0 R>> endobj'
  const picture = '9 0 obj <</Subtype /Image /Filter /DCTDecode>> stream\nx\nendstream endobj'
  expect(await inspect(pdfFile({ objects: `${outline}\n${picture}` }), 'pdf')).toBe('taken')
})

it.each([
  ['a stream within a stream', '8 0 obj <<>> stream\n <<>> stream\nx\nendstream endobj'],
  ['an end without a beginning', '8 0 obj <<>> endobj % endstream'],
  [
    'objects of no type that are packed unusually',
    packed('41>', { filter: '/ASCIIHexDecode', type: '/None' }),
  ],
])('refuses a PDF in which each reader finds other objects: %s', async (_, objects) => {
  expect(await inspect(pdfFile({ objects }), 'pdf')).toBe('unreadable')
})

it('takes a PDF whose packed picture happens to hold the bytes of a short name', async () => {
  const picture = '8 0 obj <</Type /XObject /Length 9>> stream\n\x01/JS \x02\x03\nendstream endobj'
  expect(await inspect(pdfFile({ objects: picture }), 'pdf')).toBe('taken')
})

describe('a file that cannot be accepted', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const bomb = packed('0'.repeat(60_000_000))
  const script = '10 0 <</S /JavaScript /JS (app.alert(1))>>'
  /** Objects hidden from a scanner that trusts the keyword `stream`. */
  const hidden = packed(script).replace('>> stream', '>> % a comment\n stream')
  const indirect = packed(script).replace('/Filter /FlateDecode', '/Filter 11 0 R')
  const predicted = packed(script).replace('/Filter', '/DecodeParms 12 0 R /Filter')
  const endless = deflateSync(Buffer.alloc(200_000_000))
  const zip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
  it.each([
    ['no bytes', Buffer.alloc(0), 'pdf', 'file_empty'],
    ['a PNG named PDF', pngFile(), 'pdf', 'mismatch'],
    ['a PDF named PNG', pdfFile(), 'png', 'mismatch'],
    ['an SVG named PNG', svg, 'png', 'mismatch'],
    ['a page of HTML named PDF', Buffer.from('<html><script>1</script></html>'), 'pdf', 'mismatch'],
    ['a ZIP named PDF', Buffer.from('504b0304140000000800', 'hex'), 'pdf', 'mismatch'],
    ['half a PDF', pdfFile().subarray(0, 100), 'pdf', 'damaged'],
    ['half a PNG', pngFile().subarray(0, 40), 'png', 'damaged'],
    ['half a JPEG', jpgFile().subarray(0, 60), 'jpg', 'damaged'],
    ['a PNG of 90,000 by 90,000', pngFile({ side: 90_000 }), 'png', 'too_many_pixels'],
    ['a PNG whose text inflates without end', pngFile({ text: Buffer.alloc(20_000_000) }), 'png', 'bomb'],
    ['a PNG with a page of HTML behind it', Buffer.concat([pngFile(), svg]), 'png', 'mismatch'],
    ['a PNG with a broken chunk', breakByte(pngFile(), 45), 'png', 'damaged'],
    ['a JPEG with a ZIP behind it', Buffer.concat([jpgFile(), zip]), 'jpg', 'mismatch'],
    ['a PDF with a ZIP behind it', Buffer.concat([pdfFile(), zip]), 'pdf', 'mismatch'],
    ['a PDF whose page inflates without end', pdfFile({ objects: streamOf(endless) }), 'pdf', 'bomb'],
    [
      'a PDF whose page is packed twice',
      pdfFile({ objects: streamOf(deflateSync(endless), '[/FlateDecode /FlateDecode]') }),
      'pdf',
      'bomb',
    ],
    [
      'a PDF with a file attached',
      pdfFile({ extra: '/Names <</EmbeddedFiles 5 0 R>>' }),
      'pdf',
      'attachment',
    ],
    [
      'a PDF with a packed attachment',
      pdfFile({ objects: packed('10 0 <</Type /EmbeddedFile>>') }),
      'pdf',
      'attachment',
    ],
    ['a PDF with objects that hide', pdfFile({ objects: hidden }), 'pdf', 'unreadable'],
    ['a PDF with a filter elsewhere', pdfFile({ objects: indirect }), 'pdf', 'unreadable'],
    ['a PDF with parameters elsewhere', pdfFile({ objects: predicted }), 'pdf', 'unreadable'],
    ['a PDF under a password', pdfFile({ extra: '/Encrypt 5 0 R' }), 'pdf', 'protected'],
    ['a PDF that inflates without end', pdfFile({ objects: bomb }), 'pdf', 'unreadable'],
    [
      'a PDF packed in an unusual way',
      pdfFile({ objects: packed('41>', { filter: '/ASCIIHexDecode' }) }),
      'pdf',
      'unreadable',
    ],
  ] as const)('is refused: %s', async (_, content, kind, reason) => {
    expect(await inspect(content, kind)).toBe(reason)
  })
})

it('[L-upload] knows a kind by its extension alone, whatever the case', () => {
  expect(['a.PDF', 'b.jpeg', 'c.jpg', 'd.Png'].map(kindByName)).toEqual(['pdf', 'jpg', 'jpg', 'png'])
  for (const name of ['a.svg', 'a.pdf.exe', 'pdf', '', 'a.constructor']) {
    expect(() => kindByName(name)).toThrow('Please choose a PDF, JPG or PNG file.')
  }
})
