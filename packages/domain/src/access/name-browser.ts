/** Most specific first: every browser also names the ones that it wants to be taken for. */
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

/** What a person calls the browser that sent this user agent; undefined where it does not say. */
export function nameBrowser(userAgent: string): { browser: string | undefined; system: string | undefined } {
  return { browser: find(browsers, userAgent), system: find(systems, userAgent) }
}
