type Measured = readonly [what: string, milliseconds: readonly number[]]

/** Prints measurements as a Markdown table. */
export function printTable(title: string, measured: readonly Measured[]): void {
  console.log(`\n${title}, in milliseconds\n\n| | p50 | p95 | p99 | most |\n| --- | --- | --- | --- | --- |`)
  for (const [what, milliseconds] of measured) {
    const sorted = milliseconds.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(1) ?? '–'
    console.log(`| ${what} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${at(1)} |`)
  }
}
