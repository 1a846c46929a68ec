import { type WaitingPlace, waitingPath } from '@sanad/contracts'
import { languages, sourceLanguage } from '@sanad/texts'
import { messagesIn } from '@sanad/texts/browser'
import { waitingMessages } from '@sanad/texts/kit/waiting'

const askAgainAfterFailure = 15
/** Longer each time. */
const pauseSeconds = 5

const look = {
  position: 'fixed',
  zIndex: '80',
  insetBlockEnd: 'max(var(--space-4), env(safe-area-inset-bottom))',
  insetInline: 'var(--space-4)',
  maxInlineSize: '34rem',
  marginInline: 'auto',
  padding: 'var(--space-4)',
  border: '1px solid var(--color-line)',
  borderInlineStart: '0.25rem solid var(--color-accent)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--color-surface)',
  color: 'var(--color-text)',
  boxShadow: 'var(--shadow-3)',
}
const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
}

let turn: Promise<void> | undefined

/**
 * Resolves when this browser is let in, after a pause if it was `timesCalled` before and told to wait again, and says meanwhile where it stands. One notice and one number for all calls of a
 * page that wait: they go on from where they were, with what was typed.
 */
export function waitForTurn(timesCalled: number): Promise<void> {
  turn ??= pause(timesCalled * pauseSeconds)
    .then(ask)
    .finally(() => {
      turn = undefined
    })
  return turn
}

/** Jitter: those who came together do not ask together. */
function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (0.8 + Math.random() * 0.4)))
}

async function ask(): Promise<void> {
  const language = languages.find((one) => one === document.documentElement.lang) ?? sourceLanguage
  const texts = messagesIn(waitingMessages, language)
  const notice = document.createElement('div')
  // Over dialogs too: what waits may stand in one. In place of a stylesheet, whose name the first pages would carry.
  Object.assign(notice.style, look)
  const line = notice.appendChild(document.createElement('strong'))
  line.style.display = 'block'
  notice.append(' ', texts.kept)
  // Told to a screen reader when it begins and when the way has halved, not every few seconds.
  const told = notice.appendChild(document.createElement('span'))
  told.setAttribute('role', 'status')
  Object.assign(told.style, unseen)
  let toldAt = Number.POSITIVE_INFINITY
  document.body.append(notice)
  try {
    for (;;) {
      const { place, seconds_left } = await askPlace()
      if (place === 0) return
      if (place > 0) {
        line.textContent = texts.place({ place: new Intl.NumberFormat('en-IN').format(place) })
        if (place <= toldAt / 2) {
          toldAt = place
          told.textContent = `${line.textContent} ${texts.kept}`
        }
      }
      await pause(seconds_left)
    }
  } finally {
    notice.remove()
  }
}

async function askPlace(): Promise<WaitingPlace> {
  try {
    const answer = await fetch(location.origin + waitingPath, { cache: 'no-store' })
    const { place, seconds_left }: WaitingPlace = await answer.json()
    if (!Number.isInteger(place) || !Number.isInteger(seconds_left)) throw new TypeError('No place')
    return { place, seconds_left }
  } catch {
    return { place: -1, seconds_left: askAgainAfterFailure }
  }
}
