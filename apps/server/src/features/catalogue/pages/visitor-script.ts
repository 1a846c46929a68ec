import { readFileSync } from 'node:fs'
import { allowInline, inlineHashesOf } from '../../../platform/http/inline-hashes.ts'
import type { Html } from './html.ts'

const source = readFileSync(new URL('./visitor.js', import.meta.url), 'utf8').trim()

/** The chosen theme, and whether somebody is signed in. Inline: what comes a request later flashes. */
export const visitorScript: Html = { markup: `<script>${source}</script>` }

const hashes = inlineHashesOf(visitorScript.markup)

/** The policy of a public page, which allows that script inline, and no other. */
export function allowVisitorScript(policy: string): string {
  return allowInline(policy, hashes)
}
