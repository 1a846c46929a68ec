import { formatRupees, type ServiceDefinition, textIn } from '@sanad/domain'
import { findServiceText } from '../service-text.ts'
import { html, structuredData } from './html.ts'
import type { PageContext } from './page-context.ts'
import { inLanguage, pageFrame } from './page-frame.ts'
import { priceFacts } from './price-facts.ts'

/** All services, and which one somebody needs. */
export function cataloguePage(services: readonly ServiceDefinition[], context: PageContext): string {
  const { texts, language, publicUrl } = context
  const pathOf = ({ slug }: ServiceDefinition) => inLanguage(`/user/services/${slug}`, language)
  const titleOf = ({ title }: ServiceDefinition) => textIn(title, language)
  const known = services.flatMap((service) => {
    const when = findServiceText(service.slug, 'when', context.texts)
    return when === undefined ? [] : [{ service, when }]
  })
  return pageFrame(context, {
    title: texts.services,
    description: texts.intro,
    path: '/user/services',
    structured: structuredData({
      '@type': 'ItemList',
      itemListElement: services.map((service, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: titleOf(service),
        url: publicUrl + pathOf(service),
      })),
    }),
    body: html`<h1>${texts.services}</h1><p class="lead">${texts.intro}</p>
<section><h2>${texts.which}</h2><dl class="which">${known.map(
      ({ service, when }) =>
        html`<div><dt>${when}</dt><dd><a href="${pathOf(service)}">${titleOf(service)}</a></dd></div>`,
    )}</dl></section>
<ul class="cards">${services.map((service) => {
      const { first, whole, note } = priceFacts(service)
      return html`<li><h2><a href="${pathOf(service)}">${titleOf(service)}</a></h2><p>${textIn(service.summary, language)}</p><p><strong>${formatRupees(first)}</strong> <span class="muted">${texts[note]}</span></p>${note === 'first_stage' && whole !== undefined && html`<p>${texts.whole}: <strong>${formatRupees(whole)}</strong></p>`}</li>`
    })}</ul>`,
  })
}
