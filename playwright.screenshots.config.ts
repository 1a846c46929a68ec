import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/**
 * `npm run screenshots`: walks the product and writes the pictures of docs/screenshots, and one of every screen in both
 * widths, themes and languages to pictures/, which git ignores.
 */
export default defineConfig(base, { testDir: 'e2e', testMatch: ['screenshots.ts', 'pictures.ts'] })
