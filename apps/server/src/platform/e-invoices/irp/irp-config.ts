/** Access to an invoice registration portal that speaks NIC's API. */
export interface IrpConfig {
  readonly baseUrl: string
  readonly timeoutMs: number
  readonly clientId: string
  readonly clientSecret: string
  readonly userName: string
  readonly password: string
  /** The portal's (PEM): the credentials are encrypted with it. */
  readonly publicKey: string
  /** Of the supplier, who signs in. */
  readonly gstin: string
}
