import { lexer, type Token, type Tokens } from 'marked'

/**
 * Markdown of a legal text as HTML: headings, paragraphs, lists, emphasis and links. All else, HTML above all, is refused
 * by name rather than left out.
 */
export function renderMarkdown(text: string): string {
  return lexer(text, { gfm: false }).map(block).join('')
}

function block(token: Token): string {
  switch (token.type) {
    case 'space':
    case 'def':
      return ''
    case 'heading': {
      // The page has the first two levels: `#` is a part of a text.
      const level = Math.min((token as Tokens.Heading).depth + 2, 6)
      return `<h${level}>${inlineOf(token)}</h${level}>`
    }
    case 'paragraph':
      return `<p>${inlineOf(token)}</p>`
    case 'list': {
      const { ordered, start, items } = token as Tokens.List
      const name = ordered ? 'ol' : 'ul'
      const first = ordered && start !== 1 ? ` start="${start}"` : ''
      return `<${name}${first}>${items.map((item) => `<li>${item.tokens.map(block).join('')}</li>`).join('')}</${name}>`
    }
    // Within an item of a list.
    case 'text':
      return inlineOf(token)
    default:
      return refuse(token)
  }
}

function inline(token: Token): string {
  switch (token.type) {
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? inlineOf(token) : escaped((token as Tokens.Text).text)
    case 'strong':
    case 'em':
      return `<${token.type}>${inlineOf(token)}</${token.type}>`
    case 'br':
      return '<br>'
    case 'link': {
      const { href } = token as Tokens.Link
      if (!/^(https:\/\/|mailto:|tel:|\/user\/)[^\s\\]*$/.test(href))
        throw new Error(`has a link to ${href}; links lead to https:, mailto:, tel: or /user/`)
      return `<a href="${escaped(href)}">${inlineOf(token)}</a>`
    }
    default:
      return refuse(token)
  }
}

function inlineOf(token: Token): string {
  return ('tokens' in token ? (token.tokens ?? []) : []).map(inline).join('')
}

function refuse({ type, raw }: Token): never {
  throw new Error(`has what a legal text may not have (${type}): ${raw.trim().slice(0, 60)}`)
}

/** Once: what the text itself has escaped stays as it is written. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
