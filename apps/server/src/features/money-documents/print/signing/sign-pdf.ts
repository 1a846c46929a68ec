import { SignPdf } from '@signpdf/signpdf'
import { Signer } from '@signpdf/utils'
import type { DocumentSigner } from '../../../../platform/document-signer.ts'
import { cmsSignature } from './cms-signature.ts'

/** Bytes of the signature apart from certificates: attributes, algorithms, and the value of an RSA key of up to 8192 bits. */
const WITHOUT_CERTIFICATES = 4096

/** How many bytes the file has to keep free for the signature. */
export function signatureBytes({ certificates }: DocumentSigner): number {
  return certificates.reduce((sum, pem) => sum + pem.length, WITHOUT_CERTIFICATES)
}

/** Fills the place that `Paper.reserveSignature` kept. */
export function signPdf(pdf: Buffer, signer: DocumentSigner): Promise<Buffer> {
  return new SignPdf().sign(pdf, new CmsSigner(signer))
}

class CmsSigner extends Signer {
  readonly #signer: DocumentSigner

  constructor(signer: DocumentSigner) {
    super()
    this.#signer = signer
  }

  override sign(content: Buffer): Promise<Buffer> {
    return cmsSignature(content, this.#signer)
  }
}
