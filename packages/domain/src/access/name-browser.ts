/** Most specific first: for compatibility a user agent also contains the names of other browsers. */
const browsers: readonly [RegExp, string][] = [
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

const find = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** Product names of browser and system from a `User-Agent` header, for display only; undefined where unknown. */
export function nameBrowser(userAgent: string): { browser: string | undefined; system: string | undefined } {
  return { browser: find(browsers, userAgent), system: find(systems, userAgent) }
}
