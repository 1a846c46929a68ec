/** With what money documents are signed, as plain data that a worker thread can be given. */
export interface DocumentSigner {
  /** PEM: the signatory's own first, then those that it was issued by. */
  readonly certificates: readonly [string, ...string[]]
  /** PEM, decrypted. */
  readonly privateKey: string
  /** The certificate's subject. */
  readonly name: string
  /** From when the certificate is valid. */
  readonly validFrom: string
  /** Of the demonstration: nobody vouches for it. */
  readonly isMadeUp: boolean
}
