import createLibheif, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js'
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url'

/** What the library hands over of a decoded picture; it declares `any`. */
interface Decoded {
  readonly image: Parameters<MainModule['heif_image_release']>[0]
  readonly channels: readonly {
    id: unknown
    width: number
    height: number
    stride: number
    data: Uint8Array
  }[]
}

/** Decodes in a worker: seconds of work, and the one place whose policy lets WebAssembly run (web-apps.ts). */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  // A rejection that nobody handles would be an error of the page.
  void read(data).then(
    (picture) => self.postMessage(picture),
    () => self.postMessage(undefined),
  )
}

async function read(heic: ArrayBuffer): Promise<ImageData> {
  const wasmBinary = await (await fetch(wasmUrl)).arrayBuffer()
  return decode(createLibheif({ wasmBinary }), heic)
}

function decode(libheif: MainModule, heic: ArrayBuffer): ImageData {
  const context = libheif.heif_context_alloc()
  const { code, message } = libheif.heif_context_read_from_memory(context, new Uint8Array(heic))
  if (code !== libheif.heif_error_code.heif_error_Ok) throw new Error(String(message))
  const handle = libheif.heif_js_context_get_primary_image_handle(context)
  const decoded: Decoded = libheif.heif_js_decode_image2(
    handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    libheif.heif_chroma.heif_chroma_interleaved_RGBA,
  )
  const plane = decoded.channels.find(({ id }) => id === libheif.heif_channel.heif_channel_interleaved)
  if (!plane) throw new Error('No picture')
  const { width, height, stride } = plane
  const picture = new ImageData(width, height)
  for (let row = 0; row < height; row += 1) {
    picture.data.set(plane.data.subarray(row * stride, row * stride + width * 4), row * width * 4)
  }
  libheif.heif_image_release(decoded.image)
  return picture
}
