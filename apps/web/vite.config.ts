import { brandInPage } from '@sanad/branding/vite'
import { splitTranslations, type TranslationFiles, textsPlugin } from '@sanad/texts/vite'
import { assetAddresses } from '@sanad/web-kit/build/asset-addresses'
import { leanPackages } from '@sanad/web-kit/build/lean-packages'
import { precompress } from '@sanad/web-kit/build/precompress'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileHints } from './build/compile-hints.ts'
import { firstPage, preloaded } from './build/first-page.ts'

export default defineConfig(({ command }) => {
  let translations: TranslationFiles = {}
  return {
    base: '/user/',
    plugins: [
      leanPackages(),
      react(),
      brandInPage(process.env.BRANDING_DIR || `${import.meta.dirname}/../../branding`),
      assetAddresses(),
      textsPlugin(command === 'build' ? 'english' : 'all'),
      splitTranslations({
        start: 'main',
        early: preloaded,
        written: (files) => {
          translations = files
        },
      }),
      compileHints([
        'react',
        'main',
        ...preloaded,
        'records',
        'fields',
        'payment-situation-panel',
        'registration-island',
      ]),
      firstPage(import.meta.dirname, () => translations),
      precompress(),
    ],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The page of a registration, which alone imports it, has all of it in its head.
        resolveDependencies: (file, needed) => (file.includes('registration-island') ? [] : needed),
      },
      rolldownOptions: {
        output: {
          // Shorter by one than Vite's: hashes do not compress, and some 150 names stand in the app's chunk.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          // Each group takes what it imports along, so that a screen needs few files. A module that two groups need
          // lands in the one of the higher priority. `npm run bench -- first-load` shows what a change costs.
          codeSplitting: {
            groups: [
              // Seldom changes.
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/,
                priority: 5,
              },
              // What the first page needs.
              { name: 'main', test: /\/apps\/web\/src\/main\.tsx$/, priority: 4 },
              // The query cache.
              {
                name: 'api',
                test: /\/(web\/src\/shared\/api\/(api|endpoint-builders)|web-kit\/src\/api\/portal-error-text)\.ts$/,
                priority: 2,
              },
              // What registration needs beside the first page: it would fetch the app for a checkbox, and the query cache,
              // whose schemas use the rules too.
              {
                name: 'fields',
                test: /\/(domain\/src\/(access\/is-minor|calendar\/(indian-time|calendar-days)|identifiers\/email|fields\/field-limits)|web\/src\/shared\/fields\/today-in-india|ui\/src\/(fields\/(choice|checkbox)|overlay\/open-overlays|icons\/calendar-icon))(\.module)?\.(tsx?|css)(\?|$)/,
                priority: 3,
              },
              // A day, of registration and of forms, and what the forms that have one say of what they fill in.
              {
                name: 'day',
                test: /\/(ui\/src\/fields\/(date-field|typed-date)|web\/src\/shared\/fields\/day-field)|texts(\/src\/generated|:en)\/web\/shared\/reuse-answers/,
                priority: 2,
              },
              // What every other screen needs.
              {
                name: 'app',
                test: /\/src\/(app\/show-app\.tsx|(lists|format)\/[^/]+\.tsx?)$/,
                priority: 1,
              },
              // What a customer sees first.
              {
                name: 'dashboard',
                test: /\/src\/(features\/(shell|overview)\/(?!other-accounts|at-a-glance)|app\/screens\/overview-route)/,
                priority: 0.5,
              },
              // What the page of a service shares with other screens: in files of their own they would wait for one another,
              // as a browser asks for six at once.
              {
                name: 'records',
                test: new RegExp(
                  [
                    '/src/shared/(prices|refunds|money-documents|deliverables|trader|states|audit)/',
                    '/src/data/(key-value|price-lines|timeline)',
                    '/contracts/src/(access-links|application(s|-fields)|audit|businesses|catalogue|information-fields|messages|otp)\\.ts',
                    '/contracts/src/(payments|(quote|refund)-view|service-(application|choice)|tickets|timeline-stage|trader|uploaded-documents)\\.ts',
                    '/domain/src/(access/otp-policy|case/application-facts|fields/application-field-keys|money-documents/(buyer|postal-address))\\.ts',
                    'texts(/src/generated|:en)/(web/(application-form-open|businesses|information-step|tickets-ask|tracking-share)|common/field-reasons)(?![\\w-])',
                    '/(access-link-api|application-api|field-doubt|find-business-lock|find-service-place|form-note|is-paid-back|list-missing-documents|missing-items|open-form-button|open-items|phone-text|read-list|required-words|select-field|use-open-form)(\\.module)?\\.(tsx?|css)$',
                  ].join('|'),
                ),
                priority: 0.3,
              },
              { name: 'overlays', test: /\/ui\/src\/overlay\//, priority: 0.3 },
              // Each file of a few lines would cost the app more than itself: its name, in the list of every chunk that needs it.
              {
                name: 'businesses',
                test: /\/web\/src\/shared\/businesses\/(businesses-api|use-(chosen|my|same)-business(es)?)\.ts$/,
                priority: 0.2,
              },
            ],
          },
        },
      },
    },
  }
})
