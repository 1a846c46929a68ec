const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that needs no escaping any more. */
export interface Html {
  readonly markup: string
}

type Part = string | number | Html | readonly Html[] | false | undefined

/** Markup whose parts are escaped unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.map((text, index) => text + (index < parts.length ? asMarkup(parts[index]) : ''))
  return { markup: markup.join('') }
}

function asMarkup(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? '')
  }
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** Structured data for search engines. `<` is escaped, so that no text ends the element. */
export function structuredData(data: object): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return { markup: `<script type="application/ld+json">${json}</script>` }
}
