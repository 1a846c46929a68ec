import { readFileSync } from 'node:fs'
import type { HelpContact } from '@sanad/contracts'
import { textsIn } from '@sanad/texts/node'
import { offlineMessages } from '@sanad/texts/server/offline'
import type { FastifyInstance } from 'fastify'
import type { PortalConfig } from '../portal-config.ts'
import { languageOf } from './language.ts'
import { createPlainPage, type PlainLanguage } from './plain-page.ts'

const script = readFileSync(new URL('./offline-page.js', import.meta.url), 'utf8').trim()

/** What the customer app's service worker keeps and shows in place of a page that needs a network. */
export function registerOfflinePage(
  app: FastifyInstance,
  { brand, help, webApps: [{ basePath }] }: Pick<PortalConfig, 'brand' | 'help' | 'webApps'>,
): void {
  const say = (language: PlainLanguage) => sayIn(language, help, basePath)
  const path = `${basePath}/offline`
  const page = createPlainPage(brand, { script: script.replace('__PATH__', path), say })
  app.get(path, { schema: { hide: true } }, async (request, reply) =>
    page.send(reply.header('cache-control', 'no-cache'), { language: languageOf(request) }),
  )
}

function sayIn(language: PlainLanguage, { phone_number: phone }: HelpContact, basePath: string) {
  const texts = textsIn(offlineMessages, language)
  // A call needs no internet.
  const call = phone ? `<p><a href="tel:${phone}">${texts.call({ phone })}</a></p>\n` : ''
  return {
    title: texts.title,
    body: `<p>${texts.text}</p>
<p class="nothing">${texts.nothing}</p>
<p class="kept">${texts.kept} <a class="overview" href="${basePath}/dashboard">${texts.toOverview}</a><span class="elsewhere">${texts.goBack}</span></p>
${call}<p><a class="again" href="">${texts.again}</a></p>`,
  }
}
