// First: the viewer takes the library from the global that it leaves.
import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { EventBus, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import 'pdfjs-dist/web/pdf_viewer.css'
import { type PdfSearch, searchIn } from './search-in-pdf.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Fonts, character maps and decoders that the library reads when a file needs them; vite.config.ts puts them there. */
const assets = `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`
/** Above it an image of a page is left out: 100 megapixels are 400 MB. */
const maxImageSize = 100_000_000
/** Neither links, nor forms, nor scripts of the file. */
const NO_ANNOTATIONS = 0
const SELECTABLE_TEXT = 1

export interface OpenPdf {
  readonly viewer: PDFViewer
  readonly events: EventBus
  readonly search: PdfSearch
  /** Rejects where the file is no PDF, or damaged beyond reading. */
  readonly ready: Promise<void>
  readonly close: () => void
}

/** Reads the PDF at the address; `destroy` ends it. */
export const readPdf = (url: string) =>
  getDocument({
    url,
    maxImageSize,
    enableXfa: false,
    // The policy allows no compiling of WebAssembly; the same decoders come as scripts.
    useWasm: false,
    wasmUrl: `${assets}wasm/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    cMapUrl: `${assets}cmaps/`,
  })

/** Draws the PDF at the address into the container, whose only child takes the pages. */
export function openPdf(container: HTMLDivElement, url: string): OpenPdf {
  const events = new EventBus()
  const linkService = new PDFLinkService({ eventBus: events })
  const viewer = new PDFViewer({
    container,
    eventBus: events,
    linkService,
    findController: new PDFFindController({ eventBus: events, linkService }),
    annotationMode: NO_ANNOTATIONS,
    textLayerMode: SELECTABLE_TEXT,
    removePageBorders: true,
  })
  linkService.setViewer(viewer)
  const task = readPdf(url)
  let isClosed = false
  const begun = new Promise<void>((resolve) => events.on('pagesinit', () => resolve()))
  const ready = task.promise.then((file) => {
    if (isClosed) return
    viewer.setDocument(file)
    linkService.setDocument(file)
    return begun
  })
  return {
    viewer,
    events,
    search: searchIn(events),
    ready,
    close: () => {
      isClosed = true
      viewer.cleanup()
      void task.destroy()
    },
  }
}
