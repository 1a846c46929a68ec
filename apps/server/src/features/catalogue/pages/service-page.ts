import { documentKindOf, formatRupees, listRetention, type ServiceDefinition, textIn } from '@sanad/domain'
import { documentSamplesMessages } from '@sanad/texts/common/document-samples'
import { textsIn } from '@sanad/texts/node'
import { officialFeeOf } from '../official-fee.ts'
import { findServiceText } from '../service-text.ts'
import { type Html, html, structuredData } from './html.ts'
import type { PageContext } from './page-context.ts'
import { inLanguage, pageFrame } from './page-frame.ts'
import { priceFacts } from './price-facts.ts'
import { sample, specimen } from './specimen.ts'

/** What one service is, who it is for, what it needs, how it goes, what it costs. */
export function servicePage(service: ServiceDefinition, context: PageContext): string {
  const { texts, language, publicUrl, brand } = context
  const say = (text: ServiceDefinition['title']) => textIn(text, language)
  const samples = textsIn(documentSamplesMessages, language)
  const own = (part: 'department' | 'address') => findServiceText(service.slug, part, texts)
  const official = officialFeeOf(service, language)
  const price = priceFacts(service)
  const path = `/user/services/${service.slug}`
  const title = say(service.title)
  const days = service.timeline.reduce((sum, { usualDays = 0 }) => sum + usualDays, 0)
  const [who, ...points] = service.points.map(say)
  const apply = html`<a class="button" href="/user/dashboard/services/new/${service.slug}">${texts.apply}</a>`
  return pageFrame(context, {
    title,
    description: say(service.summary),
    path,
    structured: structuredData({
      '@type': 'Service',
      name: title,
      description: say(service.summary),
      serviceType: service.typeOfRegistration,
      areaServed: 'IN',
      url: publicUrl + inLanguage(path, language),
      provider: { '@type': 'Organization', name: brand, url: publicUrl },
      offers: { '@type': 'Offer', price: price.whole ?? price.first, priceCurrency: 'INR' },
    }),
    body: html`<p class="back"><a href="${inLanguage('/user/services', language)}">${texts.allServices}</a></p>
<h1>${title}</h1><p class="lead">${say(service.summary)}</p>
<p class="begin"><span><strong>${formatRupees(price.first)}</strong> <span class="muted">${texts[price.note]}</span></span>${apply}</p>
<div class="columns"><div>
${section(texts.whatItIs, html`<p>${say(service.description)}</p>${list(points)}`)}
${who !== undefined && section(texts.whoMayApply, html`<p>${who}</p>`)}
${section(
  texts.documents,
  service.documents.length === 0
    ? html`<p>${texts.noDocuments}</p>`
    : html`<ul class="documents">${service.documents.map(({ id, label, help }) => {
        const kind = documentKindOf(id)
        return html`<li>${kind && specimen(kind)}<div><strong>${say(label)}</strong>${help && html`<p class="muted">${say(help)}</p>`}${kind && sample(kind, say(label), samples)}</div></li>`
      })}</ul>`,
)}
${section(
  texts.stages,
  html`<ol class="stages">${service.timeline.map(
    ({ title: stage, description, usualDays }) =>
      html`<li><strong>${say(stage)}</strong><p>${say(description)}</p>${usualDays !== undefined && html`<p class="muted">${texts.usualDays({ days: usualDays })}</p>`}</li>`,
  )}</ol>${days > 0 && html`<p>${texts.inAll({ days })}</p>`}`,
)}
</div><aside>
${section(
  texts.price,
  html`<p class="price">${formatRupees(price.first)}</p><p>${texts[price.note]}</p>
${price.stages.length > 0 && html`<dl>${price.stages.map(({ title: stage, total }) => html`<div><dt>${say(stage)}</dt><dd>${formatRupees(total)}</dd></div>`)}</dl>`}
${price.whole !== undefined && html`<dl>${price.stages.length === 0 && html`<div><dt>${texts.dueNow}</dt><dd>${formatRupees(price.first)}</dd></div>`}<div class="total"><dt>${texts.whole}</dt><dd>${formatRupees(price.whole)}</dd></div></dl>`}
<p class="muted">${texts.withTax}</p>${apply}`,
)}
${cancelling(service, context)}
${official !== undefined && section(texts.officialFee, html`<p>${official}</p>${service.officialFee && html`<p class="source"><a href="${service.officialFee.source}" rel="noopener">${new URL(service.officialFee.source).host}</a></p>`}`)}
${own('department') && section(texts.department, html`<address><strong>${own('department')}</strong><br>${own('address')}</address>`)}
</aside></div>`,
  })
}

/** What is kept if the customer cancels, by the work that is done; nothing for a service without a scale. */
function cancelling({ timeline }: ServiceDefinition, { texts, language }: PageContext): Html | undefined {
  const titleOf = (stageId: string) => {
    const stage = timeline.find(({ id }) => id === stageId)
    return stage ? textIn(stage.title, language) : stageId
  }
  const listed = new Intl.ListFormat(language)
  const retention = listRetention(timeline)
  const steps = retention.map(({ stageId, percent, payments }) => ({
    stage: titleOf(stageId),
    percent,
    payments: listed.format(payments.map((id) => `“${titleOf(id)}”`)),
  }))
  const [first] = steps
  const isStaged = retention.some(({ payments }) => payments.length > 0)
  if (!first) return undefined
  return section(
    texts.cancelling,
    html`<p>${texts.cancellingBefore({ stage: first.stage })}</p><p>${texts.cancellingAfter}</p>${list(steps.map((step) => (step.payments === '' ? texts.cancellingKept(step) : texts.cancellingKeptOf(step))))}${isStaged && html`<p>${texts.cancellingLater}</p>`}`,
  )
}

function section(heading: string, body: Html): Html {
  return html`<section><h2>${heading}</h2>${body}</section>`
}

function list(points: readonly string[]): Html {
  return html`<ul>${points.map((point) => html`<li>${point}</li>`)}</ul>`
}
