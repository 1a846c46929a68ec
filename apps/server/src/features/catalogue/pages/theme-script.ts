import { readFileSync } from 'node:fs'
import { allowInline, inlineHashesOf } from '../../../platform/http/inline-hashes.ts'
import type { Html } from './html.ts'

const source = readFileSync(new URL('./theme.js', import.meta.url), 'utf8').trim()

/** Inline: a page that is light for the time of a request, and dark after it, flashes. */
export const themeScript: Html = { markup: `<script>${source}</script>` }

const hashes = inlineHashesOf(themeScript.markup)

/** The policy of a public page, which allows that script inline, and no other. */
export function allowTheme(policy: string): string {
  return allowInline(policy, hashes)
}
