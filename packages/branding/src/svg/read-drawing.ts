import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Drawing } from '../brand.ts'
import {
  allowedAttributes,
  allowedElements,
  allowedValue,
  omittedElements,
  omittedOnRoot,
} from './allowed.ts'

/**
 * Reads a drawing and writes it anew from what is allowed. All else is refused by name rather than removed: a drawing that
 * loses a part is not the one that was meant. `prefix` keeps its ids apart from those of a page.
 */
export function readDrawing(text: string, prefix: string): Drawing {
  const parser = new SaxesParser({ xmlns: false })
  const parts: string[] = []
  const open: SaxesTagPlain[] = []
  let viewBox: string | undefined
  let omitted = 0
  parser.on('doctype', () => refuse('a document type, which could define entities'))
  parser.on('processinginstruction', ({ target }) => refuse(`the instruction <?${target}?>`))
  parser.on('cdata', () => refuse('CDATA'))
  parser.on('text', (words) => {
    if (omitted === 0 && words.trim() !== '')
      refuse(`the words "${words.trim().slice(0, 30)}": draw them as paths`)
  })
  parser.on('opentag', (tag) => {
    if (omitted > 0 || omittedElements.has(tag.name)) {
      omitted++
      return
    }
    if (!allowedElements.has(tag.name)) refuse(`<${tag.name}>`)
    if ((tag.name === 'svg') !== (open.length === 0)) refuse('an <svg> that is not the outermost element')
    if (open.length === 0) viewBox = tag.attributes.viewBox
    open.push(tag)
    const attributes = Object.entries(tag.attributes)
      .filter(([name]) => open.length > 1 || !omittedOnRoot.has(name))
      .map(([name, value]) => ` ${name}="${checked(tag.name, name, value, prefix)}"`)
    parts.push(open.length === 1 ? `<g${attributes.join('')}>` : `<${tag.name}${attributes.join('')}>`)
  })
  parser.on('closetag', (tag) => {
    if (omitted > 0) omitted--
    else {
      open.pop()
      parts.push(open.length === 0 ? '</g>' : `</${tag.name}>`)
    }
  })
  parser.on('error', (error) => refuse(`what is not well-formed (${error.message})`))
  parser.write(text).close()
  const markup = parts.join('').replaceAll(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>')
  return { markup: markup.replace(/^<g>(.*)<\/g>$/s, '$1'), ...sizeOf(viewBox) }
}

function checked(element: string, name: string, value: string, prefix: string): string {
  if (!allowedAttributes.has(name)) refuse(`${name}="…" on <${element}>`)
  const plain = value.trim().replaceAll(/\s+/g, ' ')
  if (!allowedValue.test(plain)) refuse(`${name}="${plain.slice(0, 40)}" on <${element}>`)
  if (name === 'id') return prefix + plain
  return plain.replace(/^url\(#/, `url(#${prefix}`)
}

function sizeOf(viewBox: string | undefined): Pick<Drawing, 'viewBox' | 'ratio'> {
  const numbers =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const [, , width = 0, height = 0] = numbers
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || width <= 0 || height <= 0)
    throw new Error('has no viewBox of four numbers on its <svg>')
  const ratio = Math.round((width / height) * 1000) / 1000
  if (ratio < 1 / 2 || ratio > 8)
    throw new Error(`is ${ratio} times as wide as high; from 0.5 to 8 times there is room`)
  return { viewBox: numbers.join(' '), ratio }
}

function refuse(what: string): never {
  throw new Error(`contains ${what}, which a drawing may not have`)
}
