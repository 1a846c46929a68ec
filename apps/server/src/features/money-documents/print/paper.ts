import { DEFAULT_BYTE_RANGE_PLACEHOLDER, SIG_FLAGS, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils'
import PDFDocument from 'pdfkit'
import { openFont } from './fonts.ts'
import { LINE_HEIGHT, type TextLine, type TextStyle, textLines } from './text-lines.ts'

export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin
/** Lower edge of the content; below it is the footer. */
const BOTTOM = PAGE.height - PAGE.margin - 18

const colours = { text: '#16242a', quiet: '#4b5b62', line: '#b9c6ca' } as const

export interface Block extends TextStyle {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly align?: 'left' | 'right'
  readonly colour?: keyof typeof colours | 'accent'
}

export interface PaperInfo {
  readonly title: string
  readonly author: string
  readonly createdAt: Date
  /** Language tag, for screen readers. */
  readonly language: string
  /** Colour of headings, on white. */
  readonly accent: string
}

export interface SignaturePlace {
  readonly bytes: number
  readonly name: string
  readonly reason: string
  /** The time that the signature claims. */
  readonly at: Date
}

/** Flags of an annotation (ISO 32000-1, table 165). */
const PRINTED_AND_LOCKED = 4 | 128

/** Flow layout on A4 pages; content is tagged for screen readers (tagged PDF). */
export class Paper {
  /** Current y position. */
  y: number = PAGE.margin
  /** Repeated at the top of every further page. */
  onNewSheet: () => void = () => {}
  readonly #doc: PDFKit.PDFDocument
  readonly #accent: string
  readonly #root: PDFKit.PDFStructureElement
  #parent: PDFKit.PDFStructureElement
  readonly #bytes: Promise<Buffer>
  readonly #lines = new WeakMap<Block, readonly TextLine[]>()

  constructor({ title, author, createdAt, language, accent }: PaperInfo) {
    this.#accent = accent
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: PAGE.margin,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      // Deterministic: no timestamp of the print, so that the same document is byte-identical.
      info: { Title: title, Author: author, CreationDate: createdAt, Creator: 'Sanad', Producer: 'Sanad' },
    })
    this.#bytes = collect(this.#doc)
    this.#root = this.#doc.struct('Document')
    this.#doc.addStructure(this.#root)
    this.#parent = this.#root
  }

  /** Page break unless this height is left. */
  need(height: number): void {
    if (this.y + height <= BOTTOM) return
    this.#doc.addPage()
    this.y = PAGE.margin
    this.onNewSheet()
  }

  /** Wraps what `write` writes in one structure element, such as a table or a row. */
  within(tag: string, write: () => void): void {
    const outer = this.#parent
    this.#parent = this.#doc.struct(tag)
    outer.add(this.#parent)
    write()
    this.#parent = outer
  }

  heightOf(block: Block): number {
    return this.#linesOf(block).length * block.size * LINE_HEIGHT
  }

  /** Writes a text at the current position as its own structure element. */
  write(tag: string, block: Block): void {
    const element = this.#doc.struct(tag)
    this.#parent.add(element)
    element.add(() => this.#draw(block, this.y))
  }

  /** PDF artifacts, which screen readers skip: repeated headers, footers. */
  writeAside(block: Block, y = this.y): void {
    this.#doc.markContent('Artifact', { type: 'Pagination' })
    this.#draw(block, y)
    this.#doc.endMarkedContent()
  }

  /** A horizontal rule at the current position. */
  rule({ x, width }: { x: number; width: number } = { x: PAGE.margin, width: CONTENT_WIDTH }): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    this.#doc
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .lineWidth(0.6)
      .strokeColor(colours.line)
      .stroke()
    this.#doc.endMarkedContent()
  }

  /** Draws modules of a QR code as one figure, with a quiet zone of white paper around. */
  drawCode(modules: readonly (readonly boolean[])[], place: { x: number; size: number; alt: string }): void {
    const { x, size, alt } = place
    const side = size / modules.length
    const figure = this.#doc.struct('Figure', { alt })
    this.#parent.add(figure)
    figure.add(() => {
      modules.forEach((row, line) => {
        row.forEach((isDark, column) => {
          if (isDark) this.#doc.rect(x + column * side, this.y + line * side, side, side)
        })
      })
      this.#doc.fill(colours.text)
    })
  }

  /** Keeps free the bytes of a signature, which is written into the finished file. */
  reserveSignature({ bytes, name, reason, at }: SignaturePlace): void {
    const text = (value: string) => Object(value)
    const signature = this.#doc.ref({
      ...{ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: SUBFILTER_ETSI_CADES_DETACHED },
      ByteRange: [0, ...Array.from({ length: 3 }, () => DEFAULT_BYTE_RANGE_PLACEHOLDER)],
      ...{ Contents: Buffer.alloc(bytes), Name: text(name), Reason: text(reason), M: at },
    })
    signature.end(undefined)
    const field: object = {
      Subtype: 'Widget',
      FT: 'Sig',
      T: text('Signature'),
      V: signature,
      F: PRINTED_AND_LOCKED,
    }
    this.#doc.annotate(0, 0, 0, 0, field).initForm()
    const form = formOf(this.#doc)
    form.Fields = [this.#doc.page.annotations.at(-1)]
    // Viewers that draw fields anew would change the signed file.
    form.NeedAppearances = undefined
    form.SigFlags = SIG_FLAGS.SIGNATURES_EXIST | SIG_FLAGS.APPEND_ONLY
  }

  /** Adds page numbers and ends the file. */
  finish(footer: (page: number, pages: number) => Block): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#doc.switchToPage(index)
      this.writeAside(footer(index + 1, count), BOTTOM + 10)
    }
    this.#root.end()
    this.#doc.end()
    return this.#bytes
  }

  /** Measured first, then written. */
  #linesOf(block: Block): readonly TextLine[] {
    let lines = this.#lines.get(block)
    if (!lines) {
      lines = textLines(block.text, block, block.width)
      this.#lines.set(block, lines)
    }
    return lines
  }

  #draw(block: Block, top: number): void {
    const { x, width, size, align = 'left', colour = 'text' } = block
    this.#doc.fillColor(colour === 'accent' ? this.#accent : colours[colour]).fontSize(size)
    this.#linesOf(block).forEach((line, index) => {
      const left = align === 'right' ? x + width - line.width : x
      this.#drawLine(line, block, { x: left, y: top + (index * LINE_HEIGHT + 1.08) * size })
    })
  }

  /** Visual order differs from reading order in Devanagari: the text is attached as `ActualText`. */
  #drawLine(line: TextLine, { weight = 400 }: TextStyle, { x, y }: { x: number; y: number }): void {
    let left = x
    this.#doc.markContent('Span', { actual: line.text })
    for (const { part, text, width } of line.runs) {
      const name = `${part}-${weight}`
      this.#doc.registerFont(name, openFont(part, weight)).font(name)
      this.#doc.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += width
    }
    this.#doc.endMarkedContent()
  }
}

/** pdfkit has fields to type into, and none to sign: their form is filled by its own hands. */
function formOf(doc: PDFKit.PDFDocument): Record<string, unknown> {
  const { _root: root } = doc as unknown as {
    _root: { data: { AcroForm: { data: Record<string, unknown> } } }
  }
  return root.data.AcroForm.data
}

async function collect(doc: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of doc) chunks.push(chunk)
  return Buffer.concat(chunks)
}
