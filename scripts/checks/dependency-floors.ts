/**
 * The floors of the server's features, the ground first (docs/adr/0004-dependence-rule.md): a feature imports features
 * of lower floors only, so that features form no circle, type imports included. A new feature goes on the lowest floor
 * above what it needs.
 */
export const featureFloors: readonly (readonly string[])[] = [
  ['audit', 'case', 'catalogue', 'help'],
  ['buyers'],
  ['access-links', 'businesses', 'consents', 'drafts', 'information', 'messages', 'money-documents', 'work'],
  ['applications', 'form-entry', 'identity', 'personal-data'],
  ['notifications', 'otp'],
  ['deliverables'],
  ['compliance', 'consultations', 'file-scans', 'given-up-jobs', 'payments'],
  ['documents', 'tickets'],
  ['desk'],
  ['screens'],
]

/**
 * The floors of the rooms within large features; the files beside the rooms are the roof: routes, jobs, and what needs
 * every room.
 */
export const roomFloors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  compliance: [['law'], ['records'], ['calendar', 'profile']],
  desk: [
    ['acts', 'people', 'queues', 'review', 'search'],
    ['dues', 'money-documents', 'proposals'],
  ],
  identity: [['customers'], ['sessions'], ['contacts', 'entry']],
  notifications: [['sending'], ['inbox']],
  payments: [['records'], ['refunds'], ['settling'], ['history', 'ordering']],
  work: [['calendar', 'projection'], ['queue'], ['acts', 'presence', 'views']],
  'personal-data': [['access', 'columns', 'keys'], ['erasure', 'export', 'nominee'], ['retention']],
}

/**
 * The floors of the rooms within large features of the customer app. The files beside the rooms are what they share
 * (texts, calls) and the screens that need every room.
 */
export const webRoomFloors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'application-form': [['entry'], ['edit']],
  compliance: [['calendar', 'due-filings', 'profile']],
  information: [['photos'], ['documents'], ['form']],
  payment: [['checkouts', 'help', 'ordering', 'paid'], ['flow'], ['paying'], ['situation']],
  profile: [['proof'], ['privacy']],
  'service-detail': [['choice', 'overview', 'progress', 'turn']],
  tickets: [['files'], ['list', 'new-ticket', 'thread']],
}

/** The floors of the web kit's rooms (packages/web-kit/README.md). */
export const webKitFloors: readonly (readonly string[])[] = [
  ['format', 'layout', 'state', 'time'],
  ['i18n', 'session', 'waiting'],
  ['api', 'forms', 'routing', 'toast'],
  ['copy', 'late', 'live'],
  ['lists'],
]

/** The floors of the domain's folders, as those of the features (packages/domain/README.md). */
export const domainFloors: readonly (readonly string[])[] = [
  ['admission', 'calendar', 'language', 'limits'],
  ['access', 'identifiers', 'support'],
  ['compliance', 'fields'],
  ['catalogue'],
  ['pricing'],
  ['money-documents', 'payments'],
  ['case', 'gst-returns'],
  ['clock', 'e-invoices'],
]
