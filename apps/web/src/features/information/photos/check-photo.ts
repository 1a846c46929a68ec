import type { PhotoProblem } from './find-photo-problems.ts'
import workerUrl from './photo-check-worker.ts?worker&url'

const patience = 5000

/**
 * What may be wrong with a photo. Best effort, as it only warns: a browser without OffscreenCanvas, a photo that cannot be
 * decoded and a check that takes long find nothing.
 */
export function checkPhoto(photo: Blob): Promise<readonly PhotoProblem[]> {
  if (typeof OffscreenCanvas === 'undefined') return Promise.resolve([])
  const worker = new Worker(workerUrl, { type: 'module' })
  return new Promise((resolve) => {
    const end = (problems: readonly PhotoProblem[]) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(problems)
    }
    const timer = setTimeout(() => end([]), patience)
    worker.onmessage = ({ data }: MessageEvent<readonly PhotoProblem[]>) => end(data)
    worker.onerror = () => end([])
    worker.postMessage(photo)
  })
}
