/** What a drawn file tells the toolbar. */
export interface DrawnFile {
  readonly scale: number
  readonly page: number
  readonly pages: number
  /** Shows another page; nothing for a file of one. */
  readonly goTo: (page: number) => void
}
