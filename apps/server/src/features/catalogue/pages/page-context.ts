import type { Trader } from '@sanad/contracts'
import { type Language, languages } from '@sanad/texts'
import { textsIn } from '@sanad/texts/node'
import { type ServicePagesTexts, servicePagesMessages } from '@sanad/texts/server/service-pages'
import type { FastifyReply } from 'fastify'
import type { PortalConfig } from '../../../platform/portal-config.ts'

export interface PageContext {
  readonly texts: ServicePagesTexts
  readonly language: Language
  readonly publicUrl: string
  /** Who runs the portal. */
  readonly trader: Trader
}

export const languagesOfPages: readonly Language[] = ['en', 'hi']

/** What every page needs, in the language that its address asks for. */
export function pageContextOf(
  { publicUrl, trader }: Pick<PortalConfig, 'publicUrl' | 'trader'>,
  query: unknown,
): PageContext {
  const language = languageIn(query)
  return { language, publicUrl, trader, texts: textsIn(servicePagesMessages, language) }
}

function languageIn(query: unknown): Language {
  const wish = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined
  return languages.find((language) => language === wish && languagesOfPages.includes(language)) ?? 'en'
}

export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
}
