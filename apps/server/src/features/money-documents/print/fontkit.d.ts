/** The used part of fontkit, which has no type declarations; pdfkit accepts its font objects. */
declare module 'fontkit' {
  export interface Font {
    readonly postscriptName: string
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout: (text: string) => import('./shaper.ts').ShapedText
  }
  export function create(font: Uint8Array): Font
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').Font): this
  }
}
