/** Whether a text is a day of the calendar as YYYY-MM-DD, from 1900 on; 2026-02-29 is not. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?:19|2[0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(text)) return false
  const millis = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(millis) && new Date(millis).toISOString().startsWith(text)
}
