/** What is used of the package, which has no types of its own. */
declare module 's3rver' {
  // biome-ignore lint/style/noDefaultExport: the package exports so
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
