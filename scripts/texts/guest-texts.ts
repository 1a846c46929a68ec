/** What a guest may read before an account exists: an offered language has all of it. */
export const guestTexts: readonly string[] = []
