import { createHash, createPrivateKey, X509Certificate } from 'node:crypto'
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { DocumentSigner } from '../../../../platform/document-signer.ts'

const SIGNED = 0
const oids = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/**
 * Detached CMS signature as PAdES baseline B-B asks for it (ETSI EN 319 142-1): it names its certificate by hash, and has no
 * signing time, which stands in the PDF. RSA gives the same bytes each time, ECDSA does not.
 */
export async function cmsSignature(content: Uint8Array, signer: DocumentSigner): Promise<Buffer> {
  const certificates = signer.certificates.map((pem) => new X509Certificate(pem).raw)
  const parsed = certificates.map((der) => Certificate.fromBER(der))
  const [own] = parsed
  const [ownDer] = certificates
  if (!own || !ownDer) throw new Error('A signer has a certificate')
  const { issuer, serialNumber } = own
  const certificateId = new Sequence({ value: [new OctetString({ valueHex: digestOf(ownDer) })] })
  const attributes = [
    attribute(oids.contentType, new ObjectIdentifier({ value: ContentInfo.DATA })),
    attribute(oids.messageDigest, new OctetString({ valueHex: digestOf(content) })),
    // The hash's algorithm, SHA-256, is the default and therefore left out.
    attribute(oids.signingCertificateV2, new Sequence({ value: [new Sequence({ value: [certificateId] })] })),
  ]
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
    certificates: parsed,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: SIGNED,
          attributes: attributes.sort(inDerOrder),
        }),
      }),
    ],
  })
  await signed.sign(await signingKey(signer), 0, 'SHA-256')
  const envelope = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) })
  return Buffer.from(envelope.toSchema().toBER())
}

function attribute(type: string, value: unknown): Attribute {
  return new Attribute({ type, values: [value] })
}

const encoded = (each: Attribute) => Buffer.from(each.toSchema().toBER())

/** DER sorts the members of a SET by their encoding; verifiers hash them in this order. */
const inDerOrder = (one: Attribute, other: Attribute) => Buffer.compare(encoded(one), encoded(other))

function signingKey({ privateKey }: DocumentSigner): Promise<CryptoKey> {
  const key = createPrivateKey(privateKey)
  const algorithm =
    key.asymmetricKeyType === 'ec'
      ? { name: 'ECDSA', namedCurve: webCurves[key.asymmetricKeyDetails?.namedCurve ?? ''] ?? '' }
      : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const der = Uint8Array.from(key.export({ type: 'pkcs8', format: 'der' }))
  return crypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign'])
}

const webCurves: Readonly<Record<string, string>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
}
