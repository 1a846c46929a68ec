import { crc32, deflateSync } from 'node:zlib'

/** A PDF of one empty page; `extra` goes into its catalogue, `objects` behind it. */
export function pdfFile({ extra = '', objects = '' }: { extra?: string; objects?: string } = {}): Buffer {
  return Buffer.from(
    `%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R ${extra}>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>> endobj
${objects}
trailer <</Root 1 0 R /Size 4>>
%%EOF
`,
    'latin1',
  )
}

/** A grey PNG; `side` is what its header says, `text` stands packed beside the picture, and so do the chunks. */
export function pngFile({
  side = 8,
  text,
  chunks = [],
  picture = deflateSync(Buffer.alloc(8 * 9)),
}: {
  side?: number
  text?: Buffer
  chunks?: readonly Buffer[]
  picture?: Buffer
} = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(text ? [chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(text)]))] : []),
    ...chunks,
    chunk('IDAT', picture),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey JPEG of two by two pixels. */
export function jpgFile(): Buffer {
  return Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////' +
      '////////////////////////2wBDAf//////////////////////////////////////////////////////////////////' +
      '////////////////////wAARCAACAAIDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAA' +
      'AAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==',
    'base64',
  )
}
