import { type Html, html, structuredData } from './html.ts'
import type { PageContext } from './page-context.ts'
import { pageFrame } from './page-frame.ts'

/** Who runs the portal, how it is reached, who hears complaints, what comes back: for everybody. */
export function aboutPage(context: PageContext): string {
  const { texts, trader, publicUrl, legal, language } = context
  const say = (kind: keyof typeof legal) => asMarkup(legal[kind]?.[language] ?? legal[kind]?.en)
  const {
    legal_name,
    address,
    email,
    phone_number,
    grievance_officer: officer,
    privacy_contact: privacy = officer,
  } = trader
  const facts = [
    [texts.traderName, legal_name],
    [texts.traderAddress, address],
    [texts.traderEmail, email],
    [texts.traderPhone, phone_number],
  ] as const
  const complaints = [
    [texts.grievanceOfficer, officer.name],
    [texts.traderEmail, officer.email],
    [texts.traderPhone, officer.phone_number],
  ] as const
  const personalData = [
    [texts.privacyContact, privacy.name],
    [texts.traderEmail, privacy.email],
    [texts.traderPhone, privacy.phone_number],
  ] as const
  return pageFrame(context, {
    title: texts.about,
    description: texts.aboutIntro,
    path: '/user/about',
    structured: structuredData({ '@type': 'Organization', name: legal_name, address, email, url: publicUrl }),
    body: html`<h1>${texts.about}</h1><p class="lead">${texts.privateCentre}</p>
<section><dl class="facts">${facts.map(row)}</dl></section>
<section><h2>${texts.grievanceOfficer}</h2><p>${texts.grievancePromise}</p><dl class="facts">${complaints.map(row)}</dl></section>
<section id="privacy"><h2>${texts.personalData}</h2>${say('privacy')}<dl class="facts">${personalData.map(row)}</dl></section>
<section id="refunds"><h2>${texts.refundTerms}</h2>${say('refunds')}</section>
${legal.terms && html`<section id="terms"><h2>${texts.terms}</h2>${say('terms')}</section>`}`,
  })
}

/** Checked when the folder was read. */
function asMarkup(markup = ''): Html {
  return { markup }
}

function row([term, value]: readonly [string, string | null]) {
  return value === null ? html`` : html`<div><dt>${term}</dt><dd>${value}</dd></div>`
}
