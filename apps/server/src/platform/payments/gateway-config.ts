export interface GatewayConfig {
  readonly baseUrl: string
  readonly scriptUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly mode: 'production' | 'sandbox'
  /** It is the stand-in of apps/gateway, at which payments can be made without a browser. */
  readonly isStandIn: boolean
  /** Origins that the checkout frames or calls, for the content security policy. */
  readonly frameOrigins: readonly string[]
}
