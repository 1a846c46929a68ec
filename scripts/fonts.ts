import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

/** `npm run fonts`: writes the fonts of packages/ui, subsets of Noto by script. Their faces are in theme/fonts.css. */
const folder = join(import.meta.dirname, '../packages/ui/src/theme/fonts')
const { resolve } = createRequire(import.meta.url)

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
// ASCII, and the marks and arrows that the texts use.
const latin = `${range(0x20, 0x7e)}\u00a0·×–—‘’“”•…₹→←−✓`
// The block of Devanagari without its Vedic signs, and the joiners.
const devanagari = `${range(0x0900, 0x0970)}\u200c\u200d\u25cc`
const textWeights = { min: 400, max: 700 }
/** Of headings of the first order, the only ones that are set in the serif. */
const headingWeight = 500

/** Without the glyphs that only features of the layout lead to, such as small capitals. Devanagari needs its conjuncts. */
const plain = { noLayoutClosure: true }

const fonts = [
  { name: 'sans-latin', of: 'noto-sans/files/noto-sans-latin', text: latin, wght: textWeights, ...plain },
  {
    name: 'serif-latin',
    of: 'noto-serif/files/noto-serif-latin',
    text: latin,
    wght: headingWeight,
    ...plain,
  },
  {
    name: 'sans-devanagari',
    of: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
    text: devanagari,
    wght: textWeights,
  },
  {
    name: 'serif-devanagari',
    of: 'noto-serif-devanagari/files/noto-serif-devanagari-devanagari',
    text: devanagari,
    wght: headingWeight,
  },
  // How the language switch names Hindi: read where the font of a whole script is not worth its bytes.
  {
    name: 'language-name',
    of: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
    text: 'हिन्दी',
    wght: 600,
  },
]

for (const { name, of, text, wght, ...closure } of fonts) {
  const source = await readFile(resolve(`@fontsource-variable/${of}-wght-normal.woff2`))
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    ...closure,
  })
  await writeFile(join(folder, `${name}.woff2`), subset)
  console.log(`${name}.woff2: ${subset.length} bytes`)
}
const licence = join(dirname(resolve('@fontsource-variable/noto-sans/package.json')), 'LICENSE')
await copyFile(licence, join(folder, 'LICENSE'))
