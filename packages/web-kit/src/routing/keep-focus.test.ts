import { waitFor } from '@testing-library/dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { keepFocus } from './keep-focus.ts'

beforeAll(() => keepFocus())
afterEach(() => document.body.replaceChildren())

function show(html: string): void {
  document.body.innerHTML = `<div id="root"><main id="main" tabindex="-1">${html}</main></div>`
}
const get = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const focusedText = () => document.activeElement?.textContent

/** Removes what has the focus and shows other elements in its place. */
function replaceFocused(selector: string, html: string): void {
  get(selector).focus()
  const removed = get(selector)
  removed.insertAdjacentHTML('afterend', html)
  removed.remove()
}

it('the focus goes to what took the place of a control', async () => {
  show('<h1>Ticket</h1><button>Close ticket</button><p>Foot</p>')
  replaceFocused('button', '<div data-focus-stop>This ticket is closed</div>')
  await waitFor(() => expect(focusedText()).toBe('This ticket is closed'))
})

it('what came instead is preferred to what merely stands there now', async () => {
  show('<h1>Ticket</h1><div id="reply"><h2>Reply</h2></div><button>Close ticket</button>')
  get('button').focus()
  get('#reply').insertAdjacentHTML('beforebegin', '<div data-focus-stop>This ticket is closed</div>')
  get('button').remove()
  await waitFor(() => expect(focusedText()).toBe('This ticket is closed'))
})

it('the focus goes to the next row, or to the heading when no row is left', async () => {
  show(
    '<h2>Sessions</h2><ul><li><button id="a">End A</button></li><li><button id="b">End B</button></li></ul>',
  )
  get('#a').focus()
  get('li').remove()
  await waitFor(() => expect(focusedText()).toBe('End B'))
  get('li').remove()
  await waitFor(() => expect(focusedText()).toBe('Sessions'))
})

it('a tab that is not chosen does not get the focus, which would choose it', async () => {
  show('<div id="review"><button>Change</button></div>')
  const tabs =
    '<button role="tab" tabindex="-1">Documents</button><button role="tab" tabindex="0">Information</button>'
  replaceFocused('#review button', '')
  get('#review').outerHTML = `<div>${tabs}</div>`
  await waitFor(() => expect(focusedText()).toBe('Information'))
})

it('after a dialog whose control is gone the focus goes on where that stood', async () => {
  show(
    '<h1>Consultations</h1><section><h3>Monday</h3><button>Cancel</button></section><section><h3>Tuesday</h3></section>',
  )
  get('button').focus()
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button id="yes">Yes</button></div>')
  get('#yes').focus()
  get('section').remove()
  get('[role="dialog"]').remove()
  await waitFor(() => expect(focusedText()).toBe('Tuesday'))
})

it('within a dialog that stays open the focus stays', async () => {
  show('<button>Upload</button>')
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog"><h2>Documents</h2><div><div data-focus-stop>PAN card: received</div><button id="choose">Choose</button></div></div>',
  )
  get('#choose').focus()
  get('#choose').remove()
  await waitFor(() => expect(focusedText()).toBe('PAN card: received'))
})

it('a new screen is read from its beginning', async () => {
  show('<button>Continue</button>')
  get('button').focus()
  document.body.innerHTML =
    '<div id="root"><a href="#main">Skip</a><main id="main" tabindex="-1"><h1>Done</h1></main></div>'
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})

it('a new screen is waited for while it loads, whatever stays around it', async () => {
  show('<button>Open the form</button>')
  get('button').focus()
  document.body.innerHTML = '<div id="root"><p>Loading…</p></div><p role="status"><button>Close</button></p>'
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  get('#root').innerHTML = '<main id="main" tabindex="-1"><h1>User Details</h1></main>'
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})

it('what had the focus before the app was loaded counts as well', async () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<a href="/register">Create an account</a>'
  Object.defineProperty(page, 'activeElement', {
    get: () => page.querySelector('a') ?? page.querySelector('main[data-focused]') ?? page.body,
  })
  keepFocus(page)
  page.body.innerHTML = '<main id="main" tabindex="-1"><h1>Create Your Account</h1></main>'
  const main = page.querySelector('main')
  if (main) main.focus = () => main.setAttribute('data-focused', '')
  await waitFor(() => expect(page.activeElement).toBe(main))
})

it('a press on nothing gives the focus up for good', async () => {
  show('<h1>Title</h1><p><button>Save</button></p>')
  get('button').focus()
  get('button').blur()
  await new Promise((resolve) => setTimeout(resolve))
  get('button').remove()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement).toBe(document.body)
})
