import type { ICruiseOptions, IRegularForbiddenRuleType } from 'dependency-cruiser'

/**
 * Who may import whom (docs/adr/0004-dependence-rule.md). What a server feature offers to the others is listed
 * here; everything else in it is its inside.
 */
const offered = {
  'access-links': ['link-guard', 'record-verification'],
  applications: [
    'access-link',
    'application-record',
    'assert-allowed',
    'list-my-services',
    'live-order',
    'merge-application-fields',
    'open-fields',
    'read-service-application',
    'recorded-facts',
    'shown-value',
    'views/next-step-view',
    'views/quote-view',
  ],
  audit: ['record-audit'],
  businesses: ['business-queries'],
  catalogue: ['service-outline', 'service-versions'],
  compliance: ['business-compliance', 'calendar-window', 'list-items'],
  consultations: ['confirm-consultation'],
  documents: ['document-queries', 'document-status', 'uploaded-document-view'],
  'file-scans': ['file-scan-jobs', 'not-held-back', 'quarantine'],
  identity: [
    'begin-session',
    'customer-queries',
    'device-cookie',
    'devices',
    'live-sessions',
    'log-out',
    'mark-verified',
    'session-token',
    'switch-account',
    'user-view',
  ],
  information: ['field-view', 'secret-fields'],
  'money-documents': [
    'issue-document',
    'issue-due-invoice',
    'issue-payment-documents',
    'issue-refund-document',
    'money-document-view',
    'pdf-name',
    'print/document-texts',
    'print/printer',
  ],
  notifications: ['notify-customer', 'notify-of-application'],
  payments: [
    'credit-order',
    'finish-refund',
    'follow-refund',
    'foreign-payments',
    'insert-refund',
    'notify-of-refund',
    'payment-queries',
    'refund-queries',
    'refund-view',
    'schedule-refund',
    'settle-order',
  ],
  'personal-data': ['has-withdrawn', 'record-consents'],
  tickets: ['answer-ticket'],
}

const offeredFiles = Object.entries(offered).map(
  ([feature, files]) => `^apps/server/src/features/${feature}/(${files.join('|')})[.]ts$`,
)

const test = '[.]test[.]tsx?$|/testing/'

function forbid(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, comment, severity: 'error', from, to }
}

export const forbidden: IRegularForbiddenRuleType[] = [
  forbid(
    'no-circles',
    'Files that need each other while running are one file, or hide a third.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  forbid('resolvable', 'Every import exists.', {}, { couldNotResolve: true }),
  forbid(
    'domain-is-pure',
    'The domain imports nothing of ours, no Node module, no framework: only schemas.',
    { path: '^packages/domain/src', pathNot: test },
    { pathNot: '^packages/domain/src|(^|/)node_modules/zod/' },
  ),
  forbid(
    'contracts-need-the-domain-only',
    'Both sides of the wire import the contracts.',
    { path: '^packages/contracts/src', pathNot: test },
    { path: '^(apps|packages)/', pathNot: '^packages/(contracts|domain)/' },
  ),
  forbid(
    'ui-is-presentational',
    'Components know the domain and the contracts, no app, no store, no network.',
    { path: '^packages/ui/src' },
    { path: '^apps/|(^|/)node_modules/(@reduxjs|react-redux|react-router)/' },
  ),
  forbid(
    'server-is-not-the-browser',
    'The server needs neither components nor apps.',
    { path: '^apps/server/src', pathNot: test },
    { path: '^(packages/ui|apps/(web|desk|gateway))/' },
  ),
  forbid(
    'browser-is-not-the-server',
    'Only the contracts stand between the two.',
    { path: '^apps/(web|desk)/src' },
    { path: '^apps/(server|gateway)/' },
  ),
  forbid(
    'gateway-is-a-stranger',
    'The stand-in takes the place of an outside service: it knows the wire format only.',
    { path: '^apps/gateway/src' },
    { path: '^(apps|packages)/', pathNot: '^apps/gateway/' },
  ),
  forbid(
    'platform-below-features',
    'Adapters know no feature.',
    { path: '^apps/server/src/platform/', pathNot: test },
    { path: '^apps/server/src/(features/|[^/]+[.]ts$)', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'no-insides-of-server-features',
    'Offer the file in scripts/checks/dependency-rules.ts, or move what both need to the domain or the platform.',
    { path: '^apps/server/src/features/([^/]+)/', pathNot: test },
    { path: '^apps/server/src/features/', pathNot: ['^apps/server/src/features/$1/', ...offeredFiles] },
  ),
  forbid(
    'server-features-below-the-app',
    'Features are put together in app.ts; they know the type of what it gives them, nothing more.',
    { path: '^apps/server/src/features/', pathNot: test },
    { path: '^apps/server/src/[^/]+[.]ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'web-features-are-islands',
    'What two features need lies in shared/; what puts them together lies in app/.',
    { path: '^apps/web/src/features/([^/]+)/', pathNot: test },
    { path: '^apps/web/src/(features|app)/', pathNot: '^apps/web/src/features/$1/' },
  ),
  forbid(
    'web-shared-below-features',
    'Imports go one way: shared ← features ← app.',
    { path: '^apps/web/src/shared/', pathNot: test },
    { path: '^apps/web/src/(features|app)/' },
  ),
  forbid(
    'no-tests-in-the-product',
    'The product has no branch and no helper for tests.',
    { path: '^(apps|packages)/', pathNot: test },
    { path: test },
  ),
]

export const cruiseOptions: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '/(dist|node_modules/[.]vite)/' },
  parser: 'swc',
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
}
