import { whilePageGrows } from '../shared/routing/while-page-grows.ts'

let stop = () => {}

/**
 * A page that is loaded or gone back to may be read again, and is too short when the router scrolls it to where it was: it
 * is scrolled as it grows.
 */
export function scrollLate(y: number): void {
  stop()
  stop = whilePageGrows(() => {
    if (scrollY < y && document.documentElement.scrollHeight - innerHeight >= y) scrollTo(0, y)
  })
}
