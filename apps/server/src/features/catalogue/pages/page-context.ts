import { createHash } from 'node:crypto'
import { type Brand, iconUrlOf, nameIn, styleOf } from '@sanad/branding'
import type { Trader } from '@sanad/contracts'
import { type Language, languages } from '@sanad/texts'
import { textsIn } from '@sanad/texts/node'
import { type ServicePagesTexts, servicePagesMessages } from '@sanad/texts/server/service-pages'
import type { FastifyReply } from 'fastify'
import type { PortalConfig } from '../../../platform/portal-config.ts'
import { allowVisitorScript } from './visitor-script.ts'

export interface PageContext {
  readonly texts: ServicePagesTexts
  readonly language: Language
  readonly publicUrl: string
  /** What the portal is called in the language. */
  readonly brand: string
  readonly icon: string
  readonly stylesheet: string
  readonly legal: Brand['legal']
  /** Who runs the portal. */
  readonly trader: Trader
}

export const languagesOfPages: readonly Language[] = ['en', 'hi']

type Site = Pick<PortalConfig, 'publicUrl' | 'trader' | 'brand'>

/** What every page needs, in the language that its address asks for. */
export function pageContextOf({ publicUrl, trader, brand }: Site, query: unknown): PageContext {
  const language = languageIn(query)
  const texts = textsIn(servicePagesMessages, language)
  return {
    language,
    publicUrl,
    trader,
    brand: nameIn(brand, language),
    icon: iconUrlOf(brand),
    stylesheet: stylesheetOf(brand),
    legal: brand.legal,
    texts,
  }
}

/** Another address for other colours: browsers keep the stylesheet for an hour. */
function stylesheetOf(brand: Brand): string {
  const version = createHash('sha256').update(styleOf(brand)).digest('base64url').slice(0, 12)
  return `/user/services/page.css?${version}`
}

function languageIn(query: unknown): Language {
  const wish = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined
  return languages.find((language) => language === wish && languagesOfPages.includes(language)) ?? 'en'
}

export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const policy = allowVisitorScript(String(reply.getHeader('content-security-policy')))
  reply.header('content-security-policy', policy)
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
}
