import type { Trader } from '@sanad/contracts'
import { textsIn } from '@sanad/texts/node'
import { type ServicePagesTexts, servicePagesMessages } from '@sanad/texts/server/service-pages'
import { type Html, html } from './html.ts'
import { languagesOfPages } from './page-context.ts'

/** Who runs the portal and who hears complaints, for the foot of a page; `more` ends the last line. */
export function traderLines(texts: ServicePagesTexts, trader: Trader, more?: Html): Html {
  const { legal_name, address, grievance_officer: officer } = trader
  return html`<p>${legal_name}, ${address} · ${waysTo(trader)}</p>
<p>${texts.grievanceOfficer}: ${officer.name} · ${waysTo(officer)}. ${texts.grievancePromise} ${more}</p>`
}

/** The same in each language, of which the page shows its own: pages of the app are rendered when it is built. */
export function traderLinesInAll(trader: Trader): string {
  const lines = languagesOfPages.map((language) => {
    const texts = textsIn(servicePagesMessages, language)
    return html`<div lang="${language}">${traderLines(texts, trader)}</div>`
  })
  return html`${lines}`.markup
}

function waysTo({ email, phone_number }: Trader['grievance_officer'] | Trader): Html {
  const phone = phone_number !== null && html`<a href="tel:${phone_number}">${phone_number}</a> · `
  return html`${phone}<a href="mailto:${email}">${email}</a>`
}
