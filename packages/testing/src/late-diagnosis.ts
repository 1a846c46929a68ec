import { configure, prettyDOM } from '@testing-library/react'

/**
 * A setup file: a missing element's message prints the page when it is read. `findBy` and `waitFor` retry after a missing
 * element and read no message but the last: printing the page for each took a tenth of the time.
 */
configure({ getElementError: describeMissing })

function describeMissing(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  // The failure is shown where the element was looked for.
  Error.captureStackTrace(error, describeMissing)
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  })
}
