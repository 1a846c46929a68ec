import type { ICruiseOptions, IRegularForbiddenRuleType } from 'dependency-cruiser'
import { domainFloors, featureFloors, roomFloors, webKitFloors, webRoomFloors } from './dependency-floors.ts'

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
    'Files that need each other, if only for a type, are one file, or hide a third.',
    {},
    { circular: true },
  ),
  forbid('resolvable', 'Every import exists.', {}, { couldNotResolve: true }),
  forbid(
    'texts-at-the-ground',
    'Texts are data: they know nothing of ours.',
    { path: '^packages/texts/src' },
    { path: '^(apps|packages)/', pathNot: '^packages/texts/' },
  ),
  forbid(
    'branding-near-the-ground',
    'What is read from a folder knows the languages, and nothing else of ours.',
    { path: '^packages/branding/src', pathNot: test },
    { path: '^(apps|packages)/', pathNot: '^packages/(branding|texts)/' },
  ),
  forbid(
    'domain-is-pure',
    'The domain imports nothing of ours, no Node module, no framework: only schemas.',
    { path: '^packages/domain/src', pathNot: test },
    { pathNot: '^packages/domain/src|(^|/)node_modules/zod/' },
  ),
  ...domainFloors.map((floor, level) =>
    forbid(
      `domain-on-floor-${level + 1}`,
      'Imports between folders of the domain point to a lower floor: see domainFloors.',
      { path: `^packages/domain/src/(${floor.join('|')})/`, pathNot: test },
      {
        path: `^packages/domain/src/(${domainFloors.slice(level).flat().join('|')})/`,
        pathNot: '^packages/domain/src/$1/',
      },
    ),
  ),
  ...webKitFloors.map((floor, level) =>
    forbid(
      `web-kit-on-floor-${level + 1}`,
      'Imports between rooms of the web kit point to a lower floor: see webKitFloors.',
      { path: `^packages/web-kit/src/(${floor.join('|')})/`, pathNot: test },
      {
        path: `^packages/web-kit/src/(${webKitFloors.slice(level).flat().join('|')})/`,
        pathNot: '^packages/web-kit/src/$1/',
      },
    ),
  ),
  forbid(
    'contracts-need-the-domain-only',
    'Both sides of the wire import the contracts.',
    { path: '^packages/contracts/src', pathNot: test },
    { path: '^(apps|packages)/', pathNot: '^packages/(contracts|domain|texts)/' },
  ),
  forbid(
    'ui-is-presentational',
    'Components know the domain and the contracts, no app, no store, no network.',
    { path: '^packages/ui/src' },
    { path: '^apps/|^packages/web-kit/|(^|/)node_modules/(@reduxjs|react-redux|react-router)/' },
  ),
  forbid(
    'web-kit-knows-no-app',
    'What every web app needs stands on the components and the contracts; an app injects what is its own.',
    { path: '^packages/web-kit/src', pathNot: test },
    { path: '^(apps|packages)/', pathNot: ['^packages/(contracts|domain|texts|ui|web-kit)/', '^texts/'] },
  ),
  forbid(
    'server-is-not-the-browser',
    'The server needs neither components nor apps.',
    { path: '^apps/server/src', pathNot: test },
    { path: '^(packages/(ui|web-kit)|apps/(web|desk|gateway))/' },
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
    'gateway-core-knows-no-provider',
    'The neutral part of the stand-in lies below the faces, the checkout page and the sandbox controls.',
    { path: '^apps/gateway/src/core/', pathNot: test },
    { path: '^apps/gateway/src/', pathNot: '^apps/gateway/src/core/' },
  ),
  forbid(
    'gateway-faces-are-islands',
    'A face, the checkout page and the sandbox know the core alone; gateway.ts composes them.',
    { path: '^apps/gateway/src/(faces/[^/]+|checkout|sandbox)/', pathNot: test },
    { path: '^apps/gateway/src/', pathNot: ['^apps/gateway/src/core/', '^apps/gateway/src/$1/'] },
  ),
  forbid(
    'platform-below-features',
    'Adapters know no feature, and own the types of their options.',
    { path: '^apps/server/src/platform/', pathNot: test },
    { path: '^apps/server/src/(features/|config/|[^/]+[.]ts$)' },
  ),
  ...featureFloors.map((floor, level) =>
    forbid(
      `features-on-floor-${level + 1}`,
      'Imports between features point to a lower floor: see featureFloors.',
      { path: `^apps/server/src/features/(${floor.join('|')})/`, pathNot: test },
      {
        path: `^apps/server/src/features/(${featureFloors.slice(level).flat().join('|')})/`,
        pathNot: '^apps/server/src/features/$1/',
      },
    ),
  ),
  ...Object.entries(roomFloors).flatMap(([feature, floors]) =>
    floors.map((floor, level) =>
      forbid(
        `${feature}-on-floor-${level + 1}`,
        'Imports between rooms of a feature point to a lower floor: see roomFloors.',
        { path: `^apps/server/src/features/${feature}/(${floor.join('|')})/`, pathNot: test },
        {
          path: `^apps/server/src/features/${feature}/((${floors.slice(level).flat().join('|')})/|[^/]+[.]ts$)`,
          pathNot: `^apps/server/src/features/${feature}/$1/`,
        },
      ),
    ),
  ),
  forbid(
    'server-features-below-the-app',
    'Features are put together in app.ts and never know it; settings reach them as platform/portal-config.ts.',
    { path: '^apps/server/src/(features|demo)/', pathNot: test },
    { path: '^apps/server/src/(config/|[^/]+[.]ts$)' },
  ),
  forbid(
    'web-features-are-islands',
    'What two features need lies in shared/; what puts them together lies in app/.',
    { path: '^apps/web/src/features/([^/]+)/', pathNot: test },
    { path: '^apps/web/src/(features|app)/', pathNot: '^apps/web/src/features/$1/' },
  ),
  ...Object.entries(webRoomFloors).flatMap(([feature, floors]) =>
    floors.map((floor, level) =>
      forbid(
        `web-${feature}-on-floor-${level + 1}`,
        'Imports between rooms of a feature point to a lower floor: see webRoomFloors.',
        { path: `^apps/web/src/features/${feature}/(${floor.join('|')})/`, pathNot: test },
        {
          path: `^apps/web/src/features/${feature}/(${floors.slice(level).flat().join('|')})/`,
          pathNot: `^apps/web/src/features/${feature}/$1/`,
        },
      ),
    ),
  ),
  forbid(
    'web-features-say-their-own',
    'The texts of a feature are its own, by their name; what two features say lies in texts/en/web/shared.',
    { path: '^apps/web/src/features/([^/]+)/', pathNot: test },
    {
      path: '^packages/texts/src/generated/(server|web)/',
      pathNot: [
        '^packages/texts/src/generated/web/shared/',
        '^packages/texts/src/generated/web/$1[.]ts$',
        '^packages/texts/src/generated/web/$1-',
      ],
    },
  ),
  forbid(
    'desk-features-are-islands',
    'As in the customer app: what two features need lies in shared/; what puts them together lies in app/.',
    { path: '^apps/desk/src/features/([^/]+)/', pathNot: test },
    { path: '^apps/desk/src/(features|app)/', pathNot: '^apps/desk/src/features/$1/' },
  ),
  forbid(
    'desk-features-say-their-own',
    'The texts of a feature are its own, by their name; what two features say lies in texts/en/desk/shared.',
    { path: '^apps/desk/src/features/([^/]+)/', pathNot: test },
    {
      path: '^packages/texts/src/generated/(server|web|desk)/',
      pathNot: [
        '^packages/texts/src/generated/desk/shared/',
        '^packages/texts/src/generated/desk/$1[.]ts$',
        '^packages/texts/src/generated/desk/$1-',
      ],
    },
  ),
  forbid(
    'desk-shared-below-features',
    'Imports go one way: shared ← features ← app.',
    { path: '^apps/desk/src/shared/', pathNot: test },
    { path: '^apps/desk/src/(features|app)/' },
  ),
  forbid(
    'web-apps-are-strangers',
    'Customers and staff have apps of their own; what both need lies in the web kit.',
    { path: '^apps/(web|desk)/' },
    { path: '^apps/(web|desk)/', pathNot: '^apps/$1/' },
  ),
  forbid(
    'web-shared-below-features',
    'Imports go one way: shared ← features ← app.',
    { path: '^apps/web/src/shared/', pathNot: test },
    { path: '^apps/web/src/(features|app)/' },
  ),
  forbid(
    'testing-knows-the-wire-only',
    'The client of the tests reaches the portal as every other client does.',
    { path: '^packages/testing/' },
    { path: '^(apps|packages)/', pathNot: '^packages/(testing|contracts|domain)/' },
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
