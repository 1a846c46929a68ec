/** Dots to the inch of a page that is drawn anew: as papers are scanned. */
export const pageDpi = 150
/** Each page is drawn at once: some megabytes of memory. */
const MOST_PAGES = 20

/** The pages of a file, drawn: nothing of the file is left in them but what can be seen. */
export async function drawPages(url: string, isPdf: boolean): Promise<HTMLCanvasElement[]> {
  return isPdf ? drawPdf(url) : [await drawPicture(url)]
}

async function drawPicture(url: string): Promise<HTMLCanvasElement> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`)
  // Turned as the camera was held.
  const picture = await createImageBitmap(await answer.blob())
  const { canvas, context } = makeCanvas(picture.width, picture.height)
  context.drawImage(picture, 0, 0)
  picture.close()
  return canvas
}

async function drawPdf(url: string): Promise<HTMLCanvasElement[]> {
  const { readPdf } = await import('../viewer/open-pdf.ts')
  const task = readPdf(url)
  try {
    const file = await task.promise
    if (file.numPages > MOST_PAGES) throw new Error('Too many pages')
    const pages: HTMLCanvasElement[] = []
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number)
      const viewport = page.getViewport({ scale: pageDpi / 72 })
      const { canvas } = makeCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
      await page.render({ canvas, viewport }).promise
      pages.push(canvas)
    }
    return pages
  } finally {
    await task.destroy()
  }
}

function makeCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws nothing')
  return { canvas, context }
}
