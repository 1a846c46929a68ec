// Inline in the waiting page, after that of every plain page (../http/plain-page.js), as it is: no imports, no build.
const shown = section.querySelector('.place')
const number = new Intl.NumberFormat('en-IN')
let place = Number(document.body.dataset.place)
let told = place

function show(next) {
  shown.textContent = shown.textContent.replace(number.format(place), number.format(next))
  place = next
  // To a screen reader only when the way has halved: not every few seconds.
  if (place > told / 2) return
  told = place
  section.querySelector('.told').textContent = shown.textContent
}

async function ask() {
  try {
    const answer = await fetch('__PATH__', { cache: 'no-store' })
    const { place: next, seconds_left } = await answer.json()
    if (next === 0) return location.reload()
    if (next > 0) show(next)
    askIn(seconds_left || 15)
  } catch {
    askIn(15)
  }
}

/** Jitter: those who came together do not ask together. */
function askIn(seconds) {
  setTimeout(ask, seconds * 1000 * (0.8 + Math.random() * 0.4))
}
askIn(Number(document.body.dataset.seconds))
