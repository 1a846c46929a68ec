/** What every provider's configuration says. */
export interface ProviderConfig {
  readonly baseUrl: string
  readonly scriptUrl: string
  /** It is the stand-in of apps/gateway, at which payments can be made without a browser. */
  readonly isStandIn: boolean
  /** Origins that the checkout frames or calls, for the content security policy. */
  readonly frameOrigins: readonly string[]
}
