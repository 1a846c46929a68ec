import workerUrl from './heic-worker.ts?worker&url'

/** Above what a phone needs for 48 megapixels. */
const patience = 60_000

/** The pixels of a HEIC photo, by libheif; rejects for what it cannot decode. */
export async function decodeHeic(file: File): Promise<ImageData> {
  const worker = new Worker(workerUrl, { type: 'module' })
  try {
    const heic = await file.arrayBuffer()
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Decoding takes too long')), patience)
      worker.onmessage = ({ data }: MessageEvent<ImageData | undefined>) => {
        clearTimeout(timer)
        if (data) resolve(data)
        else reject(new Error('The photo could not be decoded'))
      }
      worker.onerror = () => reject(new Error('The decoder could not be loaded'))
      worker.postMessage(heic, [heic])
    })
  } finally {
    worker.terminate()
  }
}
