import { useOpenOverlay } from '@sanad/ui'

/**
 * The Back button leaves the checkout, not the screen below it, which the provider's frame would go on covering. Not every
 * provider's script can be told to close its frame, so the page is loaded anew: the order is open, and is offered to be
 * continued or cancelled.
 */
export function useBackClosesCheckout(isOpen: boolean): void {
  // The router restores the address by a traversal of its own; reloading before it ends would load the other address.
  useOpenOverlay(isOpen, () => addEventListener('popstate', () => location.reload(), { once: true }))
}
