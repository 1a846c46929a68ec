import { type Block, PAGE, type Paper } from './paper.ts'

/** Lays out columns side by side from the same height; continues below the longest. */
export function writeBeside(paper: Paper, columns: readonly (() => void)[]): void {
  const top = paper.y
  let bottom = top
  for (const write of columns) {
    paper.y = top
    write()
    bottom = Math.max(bottom, paper.y)
  }
  paper.y = bottom
}

/** Writes a text and returns the y position below it. */
export function writeDown(paper: Paper, tag: string, block: Block): void {
  paper.write(tag, block)
  paper.y += paper.heightOf(block)
}

export interface Column {
  readonly title: string
  readonly width: number
  readonly align?: 'left' | 'right'
}

const SIZE = 9
const GAP = 8
const ROW_PADDING = 4

function blocksOf(columns: readonly Column[], cells: readonly string[], style: Partial<Block> = {}): Block[] {
  let x: number = PAGE.margin
  return columns.map(({ width, align = 'left' }, index) => {
    const left = align === 'right' ? x + GAP : x
    const block = { text: cells[index] ?? '', x: left, width: width - GAP, align, size: SIZE, ...style }
    x += width
    return block
  })
}

/** A table with its header repeated on every page. */
export function writeTable(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): void {
  const head = blocksOf(
    columns,
    columns.map(({ title }) => title),
    { weight: 700, colour: 'quiet' },
  )
  const heightOf = (blocks: readonly Block[]) =>
    Math.max(...blocks.map((block) => paper.heightOf(block))) + 2 * ROW_PADDING
  const writeRow = (blocks: readonly Block[], write: (block: Block) => void) => {
    paper.y += ROW_PADDING
    blocks.forEach(write)
    paper.y += heightOf(blocks) - ROW_PADDING
    paper.rule()
  }
  const ofDocument = paper.onNewSheet
  paper.need(heightOf(head) * 2)
  paper.within('Table', () => {
    paper.within('TR', () => writeRow(head, (block) => paper.write('TH', block)))
    paper.onNewSheet = () => {
      ofDocument()
      writeRow(head, (block) => paper.writeAside(block))
    }
    for (const cells of rows) {
      const blocks = blocksOf(columns, cells)
      paper.need(heightOf(blocks))
      paper.within('TR', () => writeRow(blocks, (block) => paper.write('TD', block)))
    }
  })
  paper.onNewSheet = ofDocument
}
