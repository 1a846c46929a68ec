import type { Trader } from '@sanad/contracts'
import { textsIn } from '@sanad/texts/node'
import { type ServicePagesTexts, servicePagesMessages } from '@sanad/texts/server/service-pages'
import { type Html, html } from './html.ts'
import { languagesOfPages } from './page-context.ts'

/** Who runs the portal, who hears complaints and what a refund comes to, for the foot of a page; `more` ends the last line. */
export function traderLines(texts: ServicePagesTexts, trader: Trader, more?: Html): Html {
  const { legal_name, address, grievance_officer: officer } = trader
  return html`<p>${legal_name}, ${address} · ${waysTo(trader)}</p>
<p>${texts.grievanceOfficer}: ${officer.name} · ${waysTo(officer)}. ${texts.grievancePromise}</p>
<p>${texts.refundLine} ${more}</p>`
}

/**
 * A page of the app, which was rendered when it was built and left an empty div for them: the words in each language, of which the page shows its own
 * (a visible Devanagari letter would load its font). No links: every byte is in the first load of every visit.
 */
export function withTraderLines(page: string, trader: Trader): string {
  const { legal_name, address, grievance_officer: officer } = trader
  const complaints = languagesOfPages.map((language) => {
    const { grievanceOfficer, grievancePromise, refundLine } = textsIn(servicePagesMessages, language)
    return html`<p lang="${language}">${grievanceOfficer}: ${officer.name} · ${contactOf(officer)}. ${grievancePromise} ${refundLine}</p>`
  })
  const { markup } = html`<p>${legal_name}, ${address} · ${contactOf(trader)}</p>${complaints}`
  return page.replace(/(<div [^>]*data-trader=""[^>]*>)(<\/div>)/, (_, start, end) => start + markup + end)
}

function contactOf({ email, phone_number }: Trader['grievance_officer'] | Trader): string {
  return phone_number === null ? email : `${phone_number}, ${email}`
}

function waysTo({ email, phone_number }: Trader['grievance_officer'] | Trader): Html {
  const phone = phone_number !== null && html`<a href="tel:${phone_number}">${phone_number}</a> · `
  return html`${phone}<a href="mailto:${email}">${email}</a>`
}
