/** An address without a place to break it, as staff paste them into reasons. */
export const unbrokenUrl = `https://example.in/${'rooms'.repeat(50)}`
