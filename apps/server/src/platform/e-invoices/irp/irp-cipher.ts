import { constants, createCipheriv, createDecipheriv, publicEncrypt, randomBytes } from 'node:crypto'

/** AES-256 in ECB mode with PKCS#7 padding, as the wire format has it; TLS protects what travels. */
const CIPHER = 'aes-256-ecb'
const KEY_BYTES = 32

export const newAppKey = (): Buffer => randomBytes(KEY_BYTES)

export function encryptWith(key: Buffer, plain: Uint8Array | string): string {
  const cipher = createCipheriv(CIPHER, key, null)
  return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64')
}

/** Throws for what is not encrypted with this key. */
export function decryptWith(key: Buffer, encrypted: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, null)
  return Buffer.concat([decipher.update(Buffer.from(encrypted, 'base64')), decipher.final()])
}

/** RSA PKCS#1 v1.5 over the Base64 of the JSON. */
export function sealCredentials(publicKey: string, credentials: unknown): string {
  const plain = Buffer.from(Buffer.from(JSON.stringify(credentials)).toString('base64'))
  return publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, plain).toString('base64')
}
