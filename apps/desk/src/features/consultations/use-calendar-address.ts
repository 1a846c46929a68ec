import { addDays } from '@sanad/domain'
import { type NavigateOptions, useSearchParams } from 'react-router'
import { todayInIndia } from '../../shared/time/today-in-india.ts'

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)
/** Monday of a day's week. */
const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Which days are shown and what is chosen: `?week=` or `?day=`, and `c`; `list` stays. */
export function useCalendarAddress() {
  const [address, setAddress] = useSearchParams()
  const today = todayInIndia()
  const [day, week] = [address.get('day'), address.get('week')]
  const isDayView = isDay(day)
  const from = isDayView ? day : mondayOf(isDay(week) ? week : today)
  const list = address.get('list')
  const set = (values: Record<string, string>, options?: NavigateOptions) =>
    setAddress({ ...values, ...(list && { list }) }, options)
  const show = (next: string, asDay: boolean) => set(asDay ? { day: next } : { week: mondayOf(next) })
  return {
    from,
    to: isDayView ? from : addDays(from, 6),
    isDayView,
    chosen: address.get('c') ?? undefined,
    /** A piece of work names the consultation alone, which customers book weeks ahead. */
    isUndated: !isDayView && !isDay(week) && address.has('c'),
    showWeekOf: (day: string, id: string) => set({ week: mondayOf(day), c: id }, { replace: true }),
    /** Shows a consultation on the day to which it was moved. */
    follow: (day: string, id: string) =>
      set({ ...(isDayView ? { day } : { week: mondayOf(day) }), c: id }, { replace: true }),
    choose: (id: string) =>
      set({ [isDayView ? 'day' : 'week']: from, c: id }, { replace: true, preventScrollReset: true }),
    today: () => show(today, isDayView),
    step: (direction: 1 | -1) => show(addDays(from, direction * (isDayView ? 1 : 7)), isDayView),
    /** Today where the week has it, otherwise its Monday. */
    toggleView: () => show(isDayView || today < from || today > addDays(from, 6) ? from : today, !isDayView),
  }
}
