/** A one-page PDF with a title. */
export function demoPdf(title: string): Buffer {
  // Standard font, Latin-1 only: the titles of demonstration files are English.
  const text = `Sample: ${title}`.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, String.raw`\$&`)
  const content = `BT /F1 18 Tf 60 760 Td (${text}) Tj ET`
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Root 1 0 R /Size ${count}>>\n`
  return Buffer.from(`${file}${end}startxref\n${file.length}\n%%EOF\n`, 'latin1')
}
