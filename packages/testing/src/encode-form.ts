/** A file as a form sends it. */
export interface SentFile {
  readonly content: Buffer
  readonly name?: string
  /** Text parts behind it. */
  readonly behind?: Readonly<Record<string, string>>
}

export interface EncodedForm {
  readonly body: Buffer
  readonly contentType: string
}

/** A multipart/form-data body as the browser writes it: text parts first, then the file. */
export async function encodeForm(
  parts: Readonly<Record<string, string>>,
  file?: SentFile,
): Promise<EncodedForm> {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  if (file) form.append('file', new Blob([new Uint8Array(file.content)]), file.name ?? 'paper.pdf')
  for (const [name, value] of Object.entries(file?.behind ?? {})) form.append(name, value)
  const encoded = new Response(form)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  }
}
