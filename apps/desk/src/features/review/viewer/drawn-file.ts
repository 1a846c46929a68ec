/** What a drawn file tells the toolbar. */
export interface DrawnFile {
  readonly scale: number
  readonly page: number
  readonly pages: number
  /** Shows another page; nothing for a file of one. */
  readonly goTo: (page: number) => void
  /** Absent where the file is a picture. */
  readonly search?: TextSearch
}

export interface TextSearch {
  /** Of the words looked for; undefined while the text is read. */
  readonly matches: { readonly shown: number; readonly all: number } | undefined
  /** Shows the first place of other words, or another place of the same ones. */
  readonly find: (words: string, place: 'first' | 'next' | 'previous') => void
  readonly close: () => void
}
