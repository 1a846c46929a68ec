import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DrawnFile, TextSearch } from './drawn-file.ts'
import type { FileView } from './file-view.ts'
import { type OpenPdf, openPdf } from './open-pdf.ts'
import styles from './viewer.module.css'

const scaleValues: Readonly<Record<FileView['scale'], string | undefined>> = {
  width: 'page-width',
  page: 'page-fit',
}

interface PdfViewProps {
  readonly url: string
  readonly name: string
  readonly view: FileView
  readonly onDrawn: (drawn: DrawnFile) => void
  readonly isPainted: boolean
  /** Called once the picture, or the first page, can be seen. */
  readonly onPainted: () => void
  readonly onFailed: () => void
}

export function PdfView(props: PdfViewProps) {
  const { url, name, view, onDrawn, isPainted, onPainted, onFailed } = props
  const container = useRef<HTMLDivElement>(null)
  const [pdf, setPdf] = useState<OpenPdf>()
  const matches = useRef<TextSearch['matches']>(undefined)
  const tell = useEffectEvent(({ viewer, search }: OpenPdf) =>
    onDrawn({
      scale: viewer.currentScale,
      page: viewer.currentPageNumber,
      pages: viewer.pagesCount,
      goTo: (page) => {
        viewer.currentPageNumber = Math.min(Math.max(page, 1), viewer.pagesCount)
      },
      search: { ...search, matches: matches.current },
    }),
  )
  const fail = useEffectEvent(() => onFailed())
  const paint = useEffectEvent(() => onPainted())

  useEffect(() => {
    if (!container.current) return
    const opened = openPdf(container.current, url)
    let isCurrent = true
    opened.events.on('pagerendered', () => isCurrent && paint())
    opened.ready.then(
      () => {
        if (!isCurrent) return
        for (const event of ['pagechanging', 'scalechanging']) opened.events.on(event, () => tell(opened))
        opened.search.follow((found) => {
          matches.current = found
          tell(opened)
        })
        setPdf(opened)
      },
      () => {
        if (isCurrent) fail()
      },
    )
    return () => {
      isCurrent = false
      opened.close()
    }
  }, [url])

  useEffect(() => {
    if (!pdf) return
    const { viewer } = pdf
    const page = viewer.currentPageNumber
    // A pane that was taken off the page, also while the file was read, has no size to fit and nothing to scroll.
    const isShown = () => Boolean(container.current?.offsetParent)
    const applyScale = () => {
      if (isShown()) viewer.currentScaleValue = scaleValues[view.scale] ?? String(view.scale)
    }
    viewer.pagesRotation = view.rotation
    viewer.spreadMode = view.isSpread ? 1 : 0
    applyScale()
    if (isShown()) viewer.currentPageNumber = page
    tell(pdf)
    if (typeof view.scale === 'number' || !container.current) return
    // What fits follows the pane.
    const resized = new ResizeObserver(applyScale)
    resized.observe(container.current)
    return () => resized.disconnect()
  }, [pdf, view])

  return (
    <div
      role="document"
      data-focus-stop
      ref={container}
      className={styles.canvas}
      aria-label={name}
      aria-busy={!isPainted}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key
      tabIndex={0}
    >
      <div className="pdfViewer" />
    </div>
  )
}
