/** A response with a PDF that the browser shows. From there, staff print or save it. */
export const pdfFile = (bytes: Uint8Array, name: string) => ({
  ok: true as const,
  value: bytes,
  headers: { 'content-disposition': `inline; filename="${name}.pdf"`, 'cache-control': 'no-store' },
})
