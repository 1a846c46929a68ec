import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brandInPage } from '@sanad/branding/vite'
import { splitTranslations, type TranslationFiles, textsPlugin } from '@sanad/texts/vite'
import { assetAddresses } from '@sanad/web-kit/build/asset-addresses'
import { leanPackages } from '@sanad/web-kit/build/lean-packages'
import { precompress } from '@sanad/web-kit/build/precompress'
import { textsInPage } from '@sanad/web-kit/build/texts-in-page'
import react from '@vitejs/plugin-react'
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }
import { defineConfig } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'

const pdfjsFolder = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
/** What the PDF library reads at run time, below its version: browsers keep assets for good. */
const pdfjsFiles = [
  { from: 'standard_fonts', files: '*.{pfb,ttf}' },
  { from: 'cmaps', files: '*.bcmap' },
  { from: 'wasm', files: '*_nowasm_fallback.js' },
]

export default defineConfig(({ command }) => {
  let translations: TranslationFiles = {}
  return {
    base: '/desk/',
    plugins: [
      leanPackages(),
      react(),
      brandInPage(process.env.BRANDING_DIR || `${import.meta.dirname}/../../branding`),
      assetAddresses(),
      textsPlugin(command === 'build' ? 'english' : 'all'),
      splitTranslations({
        start: 'index',
        early: [],
        written: (files) => {
          translations = files
        },
      }),
      textsInPage(() => translations),
      viteStaticCopy({
        silent: true,
        targets: pdfjsFiles.map(({ from, files }) => ({
          src: `${pdfjsFolder}/${from}/${files}`,
          dest: `assets/pdfjs-${pdfjs.version}/${from}`,
          rename: { stripBase: true },
        })),
      }),
      precompress(),
    ],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Seldom changes.
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  }
})
