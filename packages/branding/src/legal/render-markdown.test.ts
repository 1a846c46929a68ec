import { expect, it } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

it('headings, paragraphs, lists, emphasis and links are rendered below the headings of a page', () => {
  const text = `# Refunds

Within **seven** days, *in full*.
Less than \\*all\\* later: 3 < 4 & 5 "or" so.

- ask [us](mailto:care@kendra.example)
- or [look](/user/help)

1. first
2. [then](https://kendra.example/terms?a=1&b=2)
`
  expect(renderMarkdown(text)).toBe(
    '<h3>Refunds</h3><p>Within <strong>seven</strong> days, <em>in full</em>.\nLess than *all* later: ' +
      '3 &lt; 4 &amp; 5 &quot;or&quot; so.</p>' +
      '<ul><li>ask <a href="mailto:care@kendra.example">us</a></li><li>or <a href="/user/help">look</a></li></ul>' +
      '<ol><li>first</li><li><a href="https://kendra.example/terms?a=1&amp;b=2">then</a></li></ol>',
  )
})

it('a list that goes on after a heading goes on with its number', () => {
  expect(renderMarkdown('1. a\n2. b\n\n# Then\n\n3. c\n4. d\n')).toBe(
    '<ol><li>a</li><li>b</li></ol><h3>Then</h3><ol start="3"><li>c</li><li>d</li></ol>',
  )
})

it.each([
  ['<script>alert(1)</script>', 'html'],
  ['a <b onclick="alert(1)">b</b>', 'html'],
  ['<!-- a -->', 'html'],
  ['![a](https://elsewhere.example/a.png)', 'image'],
  ['[a](javascript:alert(1))', 'a link to javascript:alert(1)'],
  ['[a](JAVASCRIPT:alert(1))', 'a link to JAVASCRIPT:alert(1)'],
  ['[a](data:text/html,b)', 'a link to data:text/html,b'],
  ['[a](//elsewhere.example)', 'a link to //elsewhere.example'],
  ['    code', 'code'],
  ['a `code`', 'codespan'],
  ['> a', 'blockquote'],
])('%s is refused by name', (text, named) => {
  expect(() => renderMarkdown(text)).toThrow(named)
})
