/** Draws a decoded picture as JPEG, upright, no side longer than `maxSide`, without what the camera noted. */
export async function drawJpeg(
  picture: ImageBitmap,
  { maxSide, quality }: { maxSide: number; quality: number },
): Promise<{ blob: Blob; width: number; height: number }> {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // JPEG knows no transparency: it would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  // Memory: browsers limit what all canvases have together, and free it late.
  canvas.width = 0
  if (!blob) throw new Error('The picture could not be drawn')
  return { blob, width, height }
}
