/** Minutes after midnight, IST. Business days are Monday to Saturday; holidays and half days are data (`CalendarEntry`). */
export const businessHours = { opens: 10 * 60 + 30, closes: 17 * 60 + 30, closedWeekday: 0 } as const
