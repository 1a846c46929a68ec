import {
  displayTrackingId,
  formatMoment,
  formatMoney,
  isCalendarDate,
  isLocalText,
  type LocalText,
  nameBrowser,
  parseMoney,
  textIn,
} from '@sanad/domain'
import { localeOf } from '@sanad/texts'
import * as z from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import { exportTexts } from './export-words.ts'

/** Renders a value of the export as HTML. */
export type Show = (value: unknown, language: Language) => string

const yesOrNo: Readonly<Record<string, LocalText>> = { true: exportTexts.yes, false: exportTexts.no }

/** Texts, in the page's language if translated; lists of texts; days. */
export const plain: Show = (value, language) => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one) => plain(one, language)).join(', ')
  if (isLocalText(value)) return escapeHtml(textIn(value, language))
  const text = String(value)
  if (isCalendarDate(text)) return escapeHtml(dayText(text, language))
  const words = yesOrNo[text]
  return escapeHtml(words ? textIn(words, language) : text)
}

export const rupees: Show = (value) => escapeHtml(formatMoney(parseMoney(String(value))))

export const trackingId: Show = (value) => escapeHtml(displayTrackingId(String(value)))

export const browser: Show = (value) => {
  const { browser: name, system } = nameBrowser(String(value))
  return escapeHtml([name, system].filter(Boolean).join(', ') || String(value))
}

/** A timestamp in IST; empty for null. */
export const time: Show = (value, language) => {
  if (value === null) return ''
  return escapeHtml(timeText(value instanceof Date ? value : new Date(String(value)), language))
}

/** Label of a code; an unknown code is shown raw rather than omitted. */
export function inWords(words: Readonly<Record<string, LocalText>>): Show {
  return (value, language) => plain(words[String(value)] ?? value, language)
}

export function listOf(show: Show): Show {
  return (value, language) =>
    z
      .array(z.unknown())
      .parse(value)
      .map((one) => show(one, language))
      .join(', ')
}

/** A record as named values; technical ones are omitted. */
export function each(
  shows: Readonly<Record<string, Show>>,
  labels: Readonly<Record<string, LocalText>> = {},
): Show {
  return (value, language) =>
    Object.entries(Parts.parse(value ?? {}))
      .filter(([, part]) => part !== null)
      .map(([name, part]) => {
        const label = labels[name]
        const words = (shows[name] ?? plain)(part, language)
        return label ? `${escapeHtml(textIn(label, language))} ${words}` : words
      })
      .join('<br>')
}

/** Relative links to files of the archive. */
export const files: Show = (value) =>
  Files.parse(value ?? [])
    .map(({ path, name }) => `<a href="${escapeHtml(path)}">${escapeHtml(name)}</a>`)
    .join('<br>')

const Parts = z.record(z.string(), z.unknown())
const Files = z.array(z.object({ path: z.string(), name: z.string() }))

export function timeText(moment: Date, language: Language): string {
  return formatMoment(moment.toISOString(), localeOf(language))
}

function dayText(day: string, language: Language): string {
  return new Date(day).toLocaleDateString(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' })
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
