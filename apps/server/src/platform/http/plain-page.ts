import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Brand, nameIn, styleOf } from '@sanad/branding'
import { type Language, sourceLanguage } from '@sanad/texts'
import type { FastifyReply } from 'fastify'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').trim()
const languages = ['en', 'hi'] as const
export type PlainLanguage = (typeof languages)[number]

interface Saying {
  /** Inline, as it is. */
  readonly script: string
  /** The title, and the markup of the section in a language. */
  readonly say: (language: PlainLanguage) => { readonly title: string; readonly body: string }
}

interface Sent {
  readonly language?: Language
  /** Markup of the head. */
  readonly head?: string
  /** Attributes of the body. */
  readonly data?: string
  readonly fill?: (said: string) => string
}

/**
 * A page of one file of a few KB without anything of the app. In both languages: the browser knows which one was chosen.
 */
export function createPlainPage(brand: Brand, { script: own, say }: Saying) {
  const style = styleOf(brand) + read('./plain-page.css')
  const script = `${read('./plain-page.js')}\n${own}`
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  const policy = [
    ...[
      "default-src 'none'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ],
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    'img-src data:',
  ].join('; ')
  const said = languages
    .map((language) => {
      const { title, body } = say(language)
      return `<section lang="${language}" data-title="${title} · ${nameOf(brand, language)}">
<p class="brand">${nameOf(brand, language)}</p>
<h1>${title}</h1>
${body}
</section>`
    })
    .join('\n')

  return {
    send(
      reply: FastifyReply,
      { language: asked, head = '', data = '', fill = (text) => text }: Sent,
    ): FastifyReply {
      const language = languages.find((one) => one === asked) ?? sourceLanguage
      return reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<title>${nameOf(brand, language)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body${data}>
<main>
${fill(said)}
</main>
<script>${script}</script>
</body>
</html>`)
    },
  }
}

/** A name has no character but this that a page would read as markup. */
function nameOf(brand: Brand, language: Language): string {
  return nameIn(brand, language).replaceAll('&', '&amp;')
}
