import { type MoneyDocument, moneyDocument } from '@sanad/domain'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { demonstrationSigner } from '../../../config/demonstration-signer.ts'
import { createWorkerPool } from '../../../platform/workers/worker-pool.ts'
import { fontRunsOf } from './font-runs.ts'
import { openFont } from './fonts.ts'
import { type Print, printMoneyDocument } from './print-money-document.ts'
import { createPrinter } from './printer.ts'
import { textLines } from './text-lines.ts'

const line = {
  ...{ description: 'TC Registration', sac: '998399', fee: '12711.86', discount: '0', taxable: '12711.86' },
  taxes: [{ kind: 'IGST' as const, percent: 18, amount: '2288.14' }],
  ...{ roundOff: '0', total: '15000' },
}
const id = '0b8f1ad4-3c9c-4df0-9f6c-2b0d7f6f1f11'
const accent = '#0d5063'
const issuer = {
  brand: { colours: { light: { primary: accent } } },
  documentSigner: demonstrationSigner,
  publicUrl: 'https://sanad.example',
}
const checkUrl = `https://sanad.example/user/check-document/${id}`
const maharashtra = { name: 'Maharashtra', code: '27' }

function invoice(lines: number, name = 'Asha आशा कुलकर्णी'): MoneyDocument {
  const issuedAt = '2027-03-31T18:29:59.000Z'
  return moneyDocument({
    kind: 'tax_invoice',
    number: 'INV/26-27/000123',
    issuedAt,
    supplier: {
      ...{ legalName: 'Sanad Service Centre LLP', address: '1 Tilak Road, Pune', gstin: '27AAPFU0939F1ZV' },
      ...{ state: maharashtra, signatory: 'Meera Joshi, Partner' },
    },
    recipient: { name, contact: null, address: null, gstin: null, state: null },
    placeOfSupply: null,
    trackingId: 'TCR-8F3KQ7M2XD',
    lines: Array.from({ length: lines }, (_, index) => ({ ...line, description: `Stage ${index + 1}` })),
    references: [{ kind: 'receipt_voucher', number: 'RV/26-27/000099', issuedAt, total: '15000' }],
    payments: [{ reference: 'T0123456789', method: 'upi', paymentId: '42', at: issuedAt }],
    reason: null,
    bankReference: null,
  })
}

const print = (
  document: MoneyDocument,
  language: 'en' | 'hi' = 'en',
  registration: Print['registration'] = null,
) => printMoneyDocument({ document, registration, language, signer: demonstrationSigner, accent, checkUrl })

async function read(pdf: Buffer) {
  const proxy = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(proxy)
  return { proxy, pages: text }
}

describe('a text of two scripts', () => {
  it('is written by a font for each', () => {
    expect(fontRunsOf('Asha आशा कुलकर्णी')).toEqual([
      { part: 'latin', text: 'Asha ' },
      { part: 'devanagari', text: 'आशा कुलकर्णी' },
    ])
    expect(fontRunsOf('₹15,000')).toEqual([
      { part: 'latin-ext', text: '₹' },
      { part: 'latin', text: '15,000' },
    ])
  })

  it.each([
    // Conjunct: two consonants with a virama form one glyph.
    ['क्ष', [[0x915, 0x94d, 0x937]]],
    ['श्री', [[0x936, 0x94d, 0x930], [0x940]]],
    // The vowel sign i is displayed before the consonant that it follows in the text.
    ['शि', [[0x93f], [0x936]]],
    // Reph: an r before a consonant becomes a hook above it.
    ['र्णी', [[0x923], [0x930, 0x94d, 0x940]]],
    ['ज्ञान', [[0x91c, 0x94d, 0x91e], [0x93e], [0x928]]],
  ])('%s is shaped as Hindi is written', (text, expected) => {
    for (const weight of [400, 700] as const) {
      const { glyphs } = openFont('devanagari', weight).layout(text)
      expect(glyphs.map(({ codePoints }) => codePoints)).toEqual(expected)
      expect(glyphs.every(({ id }) => id !== 0)).toBe(true)
    }
  })

  it.each([
    ['bengali', 'শ্রীমতী অনন্যা চট্টোপাধ্যায়'],
    ['gujarati', 'જિજ્ઞેશ પટેલ'],
    ['gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['kannada', 'ಶ್ರೀನಿವಾಸ ಗೌಡ'],
    ['malayalam', 'ശ്രീലക്ഷ്മി നായർ'],
    ['oriya', 'ଜଗନ୍ନାଥ ମହାନ୍ତି'],
    ['tamil', 'மீனாட்சி சுந்தரம்'],
    ['telugu', 'వెంకటేశ్వర్లు'],
  ] as const)('in %s prints a name, and no box, by one font', async (part, name) => {
    expect(fontRunsOf(`Asha ${name}`)).toEqual([
      { part: 'latin', text: 'Asha ' },
      { part, text: name },
    ])
    for (const weight of [400, 700] as const) {
      const { glyphs } = openFont(part, weight).layout(name.normalize('NFC'))
      expect(glyphs.every(({ id }) => id !== 0)).toBe(true)
    }
    const { pages } = await read(await print(invoice(1, name)))
    // Visual order; `ActualText` holds the reading order.
    const letters = new Set(pages.join('').normalize('NFD'))
    expect([...name.normalize('NFD')].filter((letter) => !letters.has(letter))).toEqual([])
  })

  it('breaks between words, and a long word between letters with all their signs', () => {
    const words = textLines('आशा एंटरप्राइज़ and daughters', { size: 10 }, 75)
    expect(words.map(({ text }) => text)).toEqual(['आशा एंटरप्राइज़', 'and daughters'])
    const pieces = textLines('क्षत्रियक्षत्रियक्षत्रिय', { size: 10 }, 40)
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.map(({ text }) => text).join('')).toBe('क्षत्रियक्षत्रियक्षत्रिय')
    expect(pieces.every(({ text, width }) => width <= 40 && !/^\p{M}/u.test(text))).toBe(true)
  })
})

describe('a printed document', () => {
  it('is one page with its title and language, tagged for screen readers', async () => {
    const { proxy, pages } = await read(await print(invoice(1)))
    expect(pages).toHaveLength(1)
    for (const text of [
      'Tax invoice',
      'INV/26-27/000123',
      '31 Mar 2027',
      'Not stated',
      '2,288.14',
      '₹15,000.00',
    ]) {
      expect(pages[0]).toContain(text)
    }
    const { info } = await proxy.getMetadata()
    expect(info).toMatchObject({
      Title: 'Tax invoice INV/26-27/000123',
      Language: 'en-IN',
      Author: expect.any(String),
    })
    expect(await proxy.getMarkInfo()).toMatchObject({ Marked: true })
    const tree = JSON.stringify(await (await proxy.getPage(1)).getStructTree())
    for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`)
  })

  it('in Hindi has the words of Hindi, its title in English too, and says that no GSTIN was given', async () => {
    const { proxy, pages } = await read(await print(invoice(1), 'hi'))
    expect(pages).toHaveLength(1)
    expect((await proxy.getMetadata()).info).toMatchObject({ Language: 'hi-IN' })
    // Visual order: whole words of letters without signs that move.
    for (const text of ['Tax invoice', 'GSTIN', 'INV/26-27/000123', '15,000.00'])
      expect(pages[0]).toContain(text)
    expect(pages[0]).not.toMatch(/not given|Not stated|Number|Issued|Maharashtra|Rupees/)
    // The name of whoever signs may be of another language: the sentence's mark does not stand after it.
    expect(pages[0]).not.toContain('not valid।')
    expect((await read(await print(invoice(1)))).pages[0]).toContain('GSTIN not given')
  })

  it('says the address of somebody of whom only the State is known in the language of the reader', async () => {
    const { recipient, ...rest } = invoice(1)
    const alone = { ...rest, recipient: { ...recipient, state: maharashtra, address: 'Maharashtra, India' } }
    const textOf = async (language: 'en' | 'hi') => (await read(await print(alone, language))).pages[0]
    expect(await textOf('en')).toContain('Maharashtra, India')
    expect(await textOf('hi')).not.toMatch(/Maharashtra|India/)
  })

  it('in Hindi names the service and the reason in Hindi where they were recorded in it', async () => {
    const voucher: MoneyDocument = { ...invoice(1), kind: 'refund_voucher', reason: 'You cancelled.' }
    const local: MoneyDocument = {
      ...voucher,
      lines: voucher.lines.map((of) => ({ ...of, localDescription: { en: of.description, hi: 'काम' } })),
      localReason: { en: 'You cancelled.', hi: 'बस' },
    }
    const textOf = async (document: MoneyDocument, language: 'en' | 'hi') =>
      (await read(await print(document, language))).pages.join()
    const hindi = await textOf(local, 'hi')
    expect(hindi).toContain('काम')
    expect(hindi).toContain('बस')
    expect(hindi).not.toMatch(/You cancelled|Stage 1/)
    expect(await textOf(local, 'en')).toMatch(/Stage 1[\s\S]*You cancelled/)
    // Issued before both were recorded: as it was issued.
    expect(await textOf(voucher, 'hi')).toMatch(/Stage 1[\s\S]*You cancelled/)
  })

  it('of the first version says what it said', async () => {
    const { pages } = await read(await print({ ...invoice(1), version: 1 }))
    expect(pages[0]).toContain('Not registered under GST')
  })

  it.each([
    ['tax_invoice', true],
    ['receipt_voucher', false],
    ['refund_voucher', false],
    ['credit_note', false],
  ] as const)('that is a %s says that it needs no signature by hand: %s', async (kind, isFree) => {
    const { pages } = await read(await print({ ...invoice(1), kind }))
    expect(pages.join().replaceAll(/\s+/g, ' ').includes('no signature by hand')).toBe(isFree)
  })

  it('that is a credit note says until when it can be declared', async () => {
    const [reference] = invoice(1).references
    if (!reference) throw new Error('An invoice refers to its vouchers')
    const note: MoneyDocument = {
      ...invoice(1),
      kind: 'credit_note',
      references: [{ ...reference, kind: 'tax_invoice', number: 'INV/26-27/000007' }],
    }
    expect((await read(await print(note))).pages[0]).toContain('30 Nov 2027')
  })

  it('that takes an invoice back says that of no money, and the one in its place of which', async () => {
    const [reference] = invoice(1).references
    if (!reference) throw new Error('An invoice refers to its vouchers')
    const former = { ...reference, kind: 'tax_invoice', number: 'INV/26-27/000007' } as const
    const note = { ...reference, kind: 'credit_note', number: 'CN/26-27/000001' } as const
    const textOf = async (document: MoneyDocument) =>
      (await read(await print(document))).pages.join().replaceAll(/\s+/g, ' ')
    const back = { ...invoice(1), references: [former], payments: [], reason: 'The GSTIN was wrong' }
    const taken = await textOf({ ...back, kind: 'credit_note' })
    expect(taken).toMatch(/Refers to.*INV\/26-27\/000007.*Reason: The GSTIN was wrong/)
    expect(taken).not.toContain('Paid back')
    const next = await textOf({ ...invoice(1), references: [former, note] })
    expect(next).toMatch(/In the place of.*INV\/26-27\/000007.*-15,000\.00/)
    expect(next).not.toMatch(/Balance|Advances received/)
  })

  it('of many lines goes on on further pages, each with its head and number', async () => {
    const { pages } = await read(await print(invoice(60)))
    expect(pages.length).toBeGreaterThan(1)
    pages.forEach((page, index) => {
      expect(page).toContain(`INV/26-27/000123 · Page ${index + 1} of ${pages.length}`)
      if (index > 0) expect(page).toContain('Tax invoice INV/26-27/000123, continued')
    })
    expect(pages[1]).toContain('Taxable (₹)')
    expect(pages.join('\n')).toContain('Stage 60')
    expect(pages.at(-1)).toContain('Authorised signatory')
  })

  it('that is an e-invoice bears its number, its acknowledgement and the code, on one page in either language', async () => {
    const registration = {
      irn: 'a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229',
      acknowledgementNumber: '112010000011474',
      acknowledgedAt: '2027-03-31T18:31:00.000Z',
      signedQr: `${'eyJhbGciOiJSUzI1NiJ9.'.repeat(40)}.c2lnbmF0dXJl`,
      cancelledAt: null,
    }
    for (const language of ['en', 'hi'] as const) {
      const { pages } = await read(await print(invoice(1), language, registration))
      expect(pages).toHaveLength(1)
      const text = pages[0]?.replaceAll(/\s/g, '')
      expect(text).toContain(registration.irn)
      expect(text).toContain(registration.acknowledgementNumber)
    }
    const { proxy } = await read(await print(invoice(1), 'en', registration))
    const tree = JSON.stringify(await (await proxy.getPage(1)).getStructTree())
    expect(tree).toContain('QR code signed by the invoice registration portal.')
    const cancelled = { ...registration, cancelledAt: '2027-04-01T04:31:00.000Z' }
    expect(
      (await read(await print(invoice(1), 'en', cancelled))).pages[0]?.replaceAll(/\s+/g, ' '),
    ).toContain('This invoice is no longer valid.')
    const waiting = await read(await print(invoice(1), 'en', 'waiting'))
    expect(waiting.pages[0]?.replaceAll(/\s+/g, ' ')).toContain('is being registered')
  })

  it('is the same file, whenever it is printed', async () => {
    const [one, other] = await Promise.all([print(invoice(3)), print(invoice(3))])
    expect(one.equals(other)).toBe(true)
    expect((await print(invoice(4))).equals(one)).toBe(false)
  })
})

describe('the printing thread', () => {
  it('prints what is asked at once, refuses what is no document, and goes on', async () => {
    const pool = createWorkerPool({ threads: 1, queue: 2, heapMb: 512 })
    const printer = createPrinter(pool, issuer)
    const broken = { ...invoice(1), lines: undefined } as unknown as MoneyDocument
    const asked = [invoice(1), broken, invoice(2)].map((document) =>
      printer.print({ id, document, registration: null, language: 'en' }),
    )
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const [first] = outcomes
    const direct = await print(invoice(1))
    expect(first?.status === 'fulfilled' && first.value.equals(direct)).toBe(true)
    await pool.close()
  })

  it('tells those who wait when it ends', async () => {
    const pool = createWorkerPool({ threads: 1, queue: 2, heapMb: 512 })
    const asked = createPrinter(pool, issuer).print({
      id,
      document: invoice(1),
      registration: null,
      language: 'en',
    })
    const [outcome] = await Promise.allSettled([asked, pool.close()])
    expect(outcome.status).toBe('rejected')
  })
})
