import type { Instant } from './instant.ts'

/**
 * A moment in India as people there write it: "20 Nov 2026, 5:35 pm", and in other languages than English with the part
 * of the day in words: "20 नव॰ 2026, शाम 5:35".
 */
export function formatMoment(instant: Instant, locale: string): string {
  const isEnglish = locale.startsWith('en')
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(isEnglish ? {} : { dayPeriod: 'short', hour12: true }),
  }).format(new Date(instant))
}
