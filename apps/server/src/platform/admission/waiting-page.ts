import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Brand, nameIn, styleOf } from '@sanad/branding'
import { waitingPath } from '@sanad/contracts'
import { type Language, sourceLanguage } from '@sanad/texts'
import { textsIn } from '@sanad/texts/node'
import { waitingMessages } from '@sanad/texts/server/waiting'
import type { FastifyReply } from 'fastify'

interface Shown {
  readonly place: number
  readonly secondsLeft: number
  readonly language: Language
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').trim()
const languages = ['en', 'hi'] as const

/**
 * One file of a few KB without anything of the app, so that a thousand of them cost no more than one page of it. In both
 * languages: the browser knows which one was chosen. Without scripts the page is asked for anew.
 */
export function createWaitingPage(brand: Brand) {
  const style = styleOf(brand) + read('./waiting-page.css')
  const script = read('./waiting-page.js').replace('__PATH__', waitingPath)
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
  const said = languages.map((language) => sayIn(language, brand)).join('\n')

  return {
    send(reply: FastifyReply, { place, secondsLeft, language: asked }: Shown): void {
      const language = languages.find((one) => one === asked) ?? sourceLanguage
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8')
      reply.send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="${secondsLeft}"></noscript>
<title>${nameOf(brand, language)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body data-place="${place}" data-seconds="${secondsLeft}">
<main>
<p class="brand">${nameOf(brand, language)}</p>
${said.replaceAll(mark, new Intl.NumberFormat('en-IN').format(place))}
</main>
<script>${script}</script>
</body>
</html>`)
    },
  }
}

/** Stands for the place while the texts are put together. */
const mark = '\u{e000}'

function sayIn(language: (typeof languages)[number], brand: Brand): string {
  const texts = textsIn(waitingMessages, language)
  return `<section lang="${language}" data-title="${texts.title} · ${nameOf(brand, language)}">
<h1>${texts.title}</h1>
<p class="place">${texts.place({ place: mark })}</p>
<p>${texts.goesOn}</p>
<p>${texts.keepsPlace}</p>
<p class="small">${texts.notHeld}</p>
<p class="told" role="status"></p>
</section>`
}

/** A name has no character but this that a page would read as markup. */
function nameOf(brand: Brand, language: Language): string {
  return nameIn(brand, language).replaceAll('&', '&amp;')
}
