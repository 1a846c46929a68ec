import { expect, it } from 'vitest'
import { readDrawing } from './read-drawing.ts'

const drawing = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
const read = (content: string) => readDrawing(drawing(content), 'logo-')

it('shapes and gradients are written anew, with ids of their own and nothing else', () => {
  const text = drawing(
    `<!-- made by a program --><title>Words</title>
    <defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
    <g fill="url(#g)"><path d="M0 0h40v20z" stroke="light-dark(#111, #eee)"/></g>`,
    'viewBox="0 0 40 20" width="400" role="img" aria-label="Words"',
  )
  expect(readDrawing(text, 'logo-')).toEqual({
    viewBox: '0 0 40 20',
    ratio: 2,
    markup:
      '<defs><linearGradient id="logo-g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<g fill="url(#logo-g)"><path d="M0 0h40v20z" stroke="light-dark(#111, #eee)"/></g>',
  })
})

it.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<path d="M0 0" onload="alert(1)"/>', 'onload="…" on <path>'],
  ['<image href="https://elsewhere.example/a.png"/>', '<image>'],
  ['<use href="https://elsewhere.example/a.svg#a"/>', '<use>'],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', '<a>'],
  ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>', '<foreignObject>'],
  ['<style>*{fill:url(https://elsewhere.example)}</style>', '<style>'],
  ['<path d="M0 0" style="fill:red"/>', 'style="…" on <path>'],
  ['<animate attributeName="href" to="javascript:alert(1)"/>', '<animate>'],
  ['<path d="M0 0" fill="url(https://elsewhere.example/#a)"/>', 'fill="url(https'],
  ['<path d="M0 0" fill="url(\'#a\')"/>', 'fill="url('],
  ['<path d="M0 0" fill="expression(alert(1))"/>', 'fill="expression'],
  ['<path d="M0 0" id="a b&quot; onload=&quot;"/>', 'id="a b'],
  ['<g><svg viewBox="0 0 1 1"/></g>', 'an <svg> that is not the outermost element'],
  ['<text>Words</text>', '<text>'],
  ['words', 'the words "words"'],
  ['<![CDATA[<script>]]>', 'CDATA'],
  ['<?xml-stylesheet href="a.css"?>', 'the instruction <?xml-stylesheet?>'],
  ['<path d="M0 0">', 'what is not well-formed'],
])('%s is refused by name', (content, named) => {
  expect(() => read(content)).toThrow(`contains ${named}`)
})

it('no entity is read, which could stand for anything', () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;">]>${drawing('<g>&b;</g>')}`
  expect(() => readDrawing(bomb, '')).toThrow('a document type')
})

it('its proportions are those of a logo', () => {
  expect(() => readDrawing(drawing('', ''), '')).toThrow('has no viewBox')
  expect(() => readDrawing(drawing('', 'viewBox="0 0 40 x"'), '')).toThrow('has no viewBox')
  expect(() => readDrawing(drawing('', 'viewBox="0 0 900 10"'), '')).toThrow('is 90 times as wide as high')
})
