import type { Language } from '@sanad/texts'
import { type Html, html } from './html.ts'
import type { PageContext } from './page-context.ts'
import { traderLines } from './trader-lines.ts'
import { visitorScript } from './visitor-script.ts'

interface Page {
  readonly title: string
  readonly description: string
  /** Path without the language. */
  readonly path: string
  readonly structured: Html
  readonly body: Html
  /** False: search engines leave it out. */
  readonly isListed?: boolean
}

/** The path of a page in a language: each has an address of its own, so that search engines find both. */
export function inLanguage(path: string, language: Language): string {
  return language === 'en' ? path : `${path}?lang=${language}`
}

/** A whole page: one stylesheet, and no script but the one that reads what the app knows of the visitor. */
export function pageFrame(
  { texts, language, publicUrl, trader, brand, icon, stylesheet }: PageContext,
  page: Page,
): string {
  const other = language === 'en' ? 'hi' : 'en'
  const address = (of: Language) => publicUrl + inLanguage(page.path, of)
  return `<!doctype html>${
    html`<html lang="${language}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · ${brand}</title>
<meta name="description" content="${page.description}">${page.isListed === false && html`<meta name="robots" content="noindex">`}
<link rel="canonical" href="${address(language)}">
<link rel="alternate" hreflang="en" href="${address('en')}"><link rel="alternate" hreflang="hi" href="${address('hi')}">
<meta property="og:title" content="${page.title}"><meta property="og:description" content="${page.description}">
<meta name="color-scheme" content="light dark">${visitorScript}
<link rel="icon" href="${icon}"><link rel="stylesheet" href="${stylesheet}">
${page.structured}</head><body>
<a class="skip" href="#content">${texts.skip}</a>
<header><nav aria-label="${texts.mainMenu}"><a class="brand" href="/user/">${brand}</a>
<a href="${inLanguage('/user/services', language)}">${texts.services}</a>
<a href="${inLanguage(page.path, other)}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a>
<a class="guest" href="/user/">${texts.login}</a><a class="member" href="/user/dashboard">${texts.overview}</a></nav></header>
<main id="content">${page.body}</main>
<footer><p>${texts.notGovernment({ brand })}</p>
${traderLines(texts, trader, html`<a href="${inLanguage('/user/about', language)}">${texts.about}</a>`)}</footer>
</body></html>`.markup
  }`
}
