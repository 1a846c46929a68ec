import { expect, it } from 'vitest'
import { nameByContent } from './name-by-content.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const nameOf = async (content: string, name: string) =>
  (await nameByContent(new File([bytes(content)], name))).name

const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
const jpg = '\xff\xd8\xff\xe0\0\x10JFIF'
const heic = '\0\0\0\x18ftypheic\0\0\0\0'

it('a photo that was saved under the wrong extension is sent under the right one', async () => {
  expect(await nameOf(png, 'पैन कार्ड.jpg')).toBe('पैन कार्ड.png')
  expect(await nameOf(heic, 'IMG_0001.JPG')).toBe('IMG_0001.heic')
  expect(await nameOf(jpg, 'scan.2026.png')).toBe('scan.2026.jpg')
  expect(await nameOf('%PDF-1.7', 'deed.png')).toBe('deed.pdf')
})

it('a file that is what its name says, or nothing that is known, keeps its name', async () => {
  expect(await nameOf(jpg, 'cheque.JPEG')).toBe('cheque.JPEG')
  expect(await nameOf(heic, 'cheque.HEIF')).toBe('cheque.HEIF')
  expect(await nameOf('<html>', 'deed.pdf')).toBe('deed.pdf')
  expect(await nameOf('', 'empty.pdf')).toBe('empty.pdf')
})
