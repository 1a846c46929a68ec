const signatures: readonly (readonly [
  kind: RegExp,
  extension: string,
  matches: (head: string) => boolean,
])[] = [
  [/^jpe?g$/i, 'jpg', (head) => head.startsWith('\xff\xd8\xff')],
  [/^png$/i, 'png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  [/^hei[cf]$/i, 'heic', (head) => /^....ftyp(hei[cx]|hevc|mif1|msf1)/s.test(head)],
  [/^pdf$/i, 'pdf', (head) => head.startsWith('%PDF-')],
]

/**
 * The file under the extension of its content. Messengers and the apps that take screenshots save a PNG or an iPhone's photo
 * as .jpg, which nobody can mend on a phone; the server refuses what is not of the kind that its extension claims.
 */
export async function nameByContent(file: File): Promise<File> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  const found = signatures.find(([, , matches]) => matches(head))
  if (!found) return file
  const [kind, extension] = found
  const [, base = file.name, named = ''] = /^(.*)\.(\w+)$/s.exec(file.name) ?? []
  return kind.test(named) ? file : new File([file], `${base}.${extension}`)
}
