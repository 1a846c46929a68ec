import { deflateSync } from 'node:zlib'
import { maxFileBytes } from '@sanad/contracts'
import { chunk, pdfFile, pngFile } from './sample-files.ts'

/** Room for what stands around a filling of the largest file. */
const ROOM = maxFileBytes - 2000

function filledWith(part: string | Buffer): Buffer {
  const bytes = Buffer.from(part as string, 'latin1')
  return Buffer.alloc(ROOM - (ROOM % bytes.length), bytes)
}

function pdfOf(part: string): Buffer {
  return pdfFile({ objects: filledWith(part).toString('latin1') })
}

function streamOf(data: Buffer, dictionary = '/Filter /FlateDecode'): string {
  return `8 0 obj <<${dictionary}>> stream\n${data.toString('latin1')}\nendstream endobj\n`
}

/** Deflate blocks of zero bytes: input without any output. */
function emptyBlocks(bytes: number): Buffer {
  const block = Buffer.from([0, 0, 0, 0xff, 0xff])
  return Buffer.concat([Buffer.from([0x78, 0x01]), Buffer.alloc(bytes - (bytes % block.length), block)])
}

const megabytesOfZeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1_000_000))

/** A zTXt whose every zero looks like the beginning of a chain of stored blocks. */
function storedChain(bytes: number): Buffer {
  return chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), emptyBlocks(bytes)]))
}

/** It inflates to as much as a chunk may, and is cut off then, so that its size is not to be had. */
const truncatedBomb = chunk(
  'zTXt',
  Buffer.concat([Buffer.from('a\0\0'), megabytesOfZeros(7).subarray(0, -8)]),
)

const jpegOf = (part: Buffer) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), filledWith(part)])

function repeat(part: Buffer): Buffer[] {
  return Array<Buffer>(Math.floor(ROOM / part.length)).fill(part)
}

/** Files of the largest size that make an inspection quadratic, or inflate without end. */
export const hostilePdfs: Readonly<Record<string, () => Buffer>> = {
  'streams that never end': () => pdfOf('>>stream\n'),
  'streams that never end, with escapes': () => pdfOf('#41>>stream\n'),
  'streams within a stream': () => pdfFile({ objects: `${streamOf(filledWith('>> stream\n'))}` }),
  'streams without number': () => pdfOf('>>stream\nendstream'),
  'ends without a beginning': () => pdfOf('endstream '),
  'escapes without end': () => pdfOf('#41'),
  'halves of escapes': () => pdfOf('#4#'),
  'filters without end': () =>
    pdfFile({ objects: `${streamOf(Buffer.from('x'), filledWith('/Filter[').toString())}` }),
  'filters of an object stream': () =>
    pdfFile({ objects: streamOf(Buffer.from('x'), `/ObjStm ${filledWith('/Filter [ ').toString()}`) }),
  'ends of dictionaries': () => pdfOf('>>'),
  'a dictionary and blanks': () => pdfFile({ objects: `>>${filledWith(' ').toString()}stream\n` }),
  'dictionaries and blanks': () => pdfOf(`>>${' '.repeat(250)}`),
  'objects without a body': () => pdfOf('1 0 obj '),
  'addresses without end': () => pdfOf('/URI('),
  'an address of blanks': () => pdfFile({ objects: `/URI (${filledWith(' ').toString()}` }),
  'a hexadecimal address of blanks': () => pdfFile({ objects: `/URI <${filledWith(' ').toString()}` }),
  'addresses elsewhere': () => pdfOf('/URI 1 0 '),
  'an address behind blanks': () => pdfFile({ objects: `/URI${filledWith(' ').toString()}(x)` }),
  'comments without end': () => pdfOf('/URI%'),
  'first objects without end': () =>
    pdfFile({ objects: `${filledWith('/First 1 ').toString()}>>stream\nx\nendstream` }),
  'predictors without end': () =>
    pdfFile({ objects: `/ObjStm${filledWith('/Predictor  ').toString()}>>stream\nx\nendstream` }),
  'pages that inflate a thousandfold': () => pdfOf(streamOf(megabytesOfZeros(140))),
  'a page of empty blocks': () => pdfFile({ objects: streamOf(emptyBlocks(ROOM - 100)) }),
  'nested pages of empty blocks': () =>
    pdfFile({ objects: `${'>>stream\nx\u0001'.repeat(10)}${streamOf(emptyBlocks(ROOM - 300))}` }),
}

export const hostilePngs: Readonly<Record<string, () => Buffer>> = {
  'a chain of stored blocks': () => pngFile({ chunks: [storedChain(ROOM)] }),
  'chains of stored blocks': () => pngFile({ chunks: repeat(storedChain(20_000)) }),
  'texts that inflate a thousandfold': () => pngFile({ chunks: repeat(truncatedBomb) }),
  'a picture of stored blocks': () => pngFile({ picture: emptyBlocks(ROOM) }),
  'a picture that inflates a thousandfold': () => pngFile({ picture: megabytesOfZeros(200) }),
  'chunks without end': () => pngFile({ chunks: repeat(chunk('tEXt', Buffer.alloc(0))) }),
}

export const hostileJpegs: Readonly<Record<string, () => Buffer>> = {
  'padding without end': () => jpegOf(Buffer.from([0xff])),
  'segments without a length': () => jpegOf(Buffer.from([0xff, 0xe0, 0, 0])),
  'frames without end': () => jpegOf(Buffer.from([0xff, 0xc0, 0, 0])),
}
