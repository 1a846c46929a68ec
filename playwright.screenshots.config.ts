import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/**
 * `npm run screenshots`: walks the product and writes the pictures of docs/screenshots, and one of every screen, of
 * customers and of the desk, in each width, theme and language to pictures/, which git ignores.
 */
export default defineConfig(base, {
  testDir: 'e2e',
  testMatch: ['screenshots.ts', 'pictures.ts', 'desk-pictures.ts'],
  projects: [
    ...(base.projects ?? []).map((project) => ({
      ...project,
      testIgnore: project.name === 'phone' ? 'desk-pictures.ts' : [],
    })),
    {
      name: 'wide',
      use: { viewport: { width: 1920, height: 1080 } },
      testIgnore: ['screenshots.ts', 'desk-pictures.ts'],
    },
  ],
})
