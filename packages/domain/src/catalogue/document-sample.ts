/** Drawings in 64 by 50 units, each with the places of its three points: what must be readable, in the order of the texts. */
export const documentSamples = {
  card: {
    drawing: 'M4 8h56v34H4zM10 16h14v18H10zM30 17h24M30 25h18M30 33h24',
    marks: [
      [4, 8],
      [17, 25],
      [48, 33],
    ],
  },
  cheque: {
    drawing: 'M2 8h60v34H2zM7 15h22M7 24h34M42 35h15M12 38 50 12M16 40 54 14',
    marks: [
      [12, 15],
      [12, 25],
      [35, 25],
    ],
  },
  letter: {
    drawing: 'M12 3h40v44H12zM18 9h8v6h-8zM30 10h16M30 14h10M18 22h28M18 27h28M18 32h20M36 41h10',
    marks: [
      [49, 11],
      [15, 27],
      [49, 41],
    ],
  },
  paper: {
    drawing: 'M14 3h26l10 10v34H14zM40 3v10h10M21 20h22M21 27h22M21 34h14M37 41h8',
    marks: [
      [14, 4],
      [26, 23],
      [42, 40],
    ],
  },
  place: {
    drawing: 'M4 45h56M9 45V20h46v25M13 8h38v8H13zM15 16v4M49 16v4M16 45V29h10v16M34 27h14v10H34z',
    marks: [
      [18, 12],
      [21, 38],
      [41, 32],
    ],
  },
  plan: {
    drawing: 'M6 6h52v38H6zM32 6v14M32 28v16M6 26h12M26 26h6M32 26h26M42 44h8',
    marks: [
      [19, 16],
      [45, 35],
      [32, 24],
    ],
  },
  portrait: {
    drawing: 'M14 3h36v44H14zM40 20a8 9 0 1 1-16 0 8 9 0 1 1 16 0M18 47c1-18 27-18 28 0',
    marks: [
      [32, 19],
      [19, 9],
      [32, 40],
    ],
  },
} as const satisfies Record<string, DocumentSample>

export interface DocumentSample {
  /** The `d` of a path. */
  readonly drawing: string
  readonly marks: readonly (readonly [x: number, y: number])[]
}

export type DocumentKind = keyof typeof documentSamples

/** What a document of the catalogue looks like, by what its id says; nobody knows it of a file that staff asked for. */
export function documentKindOf(documentId: string): DocumentKind | undefined {
  if (documentId.startsWith('asked-')) return undefined
  const names = (words: string) => new RegExp(`(^|-)(${words})(-|$)`).test(documentId)
  if (names('cheque')) return 'cheque'
  if (names('plan')) return 'plan'
  if (names('authority-letter|board-resolution')) return 'letter'
  if (names('pan|photo-ids?|aadhaar|licence')) return 'card'
  if (names('centre-photos')) return 'place'
  return names('photos?') ? 'portrait' : 'paper'
}
