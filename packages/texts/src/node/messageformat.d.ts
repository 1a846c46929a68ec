// The package declares it under the name without an extension, by which Node does not find it.
declare module '@messageformat/core/compile-module.js' {
  export { default } from '@messageformat/core/compile-module'
}
