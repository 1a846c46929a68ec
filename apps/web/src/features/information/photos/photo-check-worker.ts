import { examinedSide, findPhotoProblems, type PhotoProblem } from './find-photo-problems.ts'
import { greyOf } from './grey-image.ts'

/** Decoding and counting take a while on a phone: outside the page, whose buttons go on answering. */
self.onmessage = ({ data }: MessageEvent<Blob>) => {
  // A rejection that nobody handles would be an error of the page.
  void examine(data).then(
    (problems) => self.postMessage(problems),
    () => self.postMessage([]),
  )
}

async function examine(data: Blob): Promise<PhotoProblem[]> {
  const picture = await createImageBitmap(data)
  const scale = Math.min(1, examinedSide / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  context.drawImage(picture, 0, 0, width, height)
  return findPhotoProblems(greyOf(context.getImageData(0, 0, width, height)))
}
