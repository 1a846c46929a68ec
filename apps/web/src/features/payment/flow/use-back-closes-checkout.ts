import { useBlocker } from 'react-router'

/**
 * The Back button leaves the checkout, not the screen below it, which the provider's frame would go on covering. Not every
 * provider's script can be told to close its frame, so the page is loaded anew: the order is open, and is offered to be
 * continued or cancelled.
 */
export function useBackClosesCheckout(isOpen: boolean): void {
  useBlocker(({ historyAction }) => {
    const isBlocked = isOpen && historyAction === 'POP'
    // The router restores the address by a traversal of its own; reloading before it ends would load the other address.
    if (isBlocked) addEventListener('popstate', () => location.reload(), { once: true })
    return isBlocked
  })
}
