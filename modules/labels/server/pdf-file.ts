/** A response with a file that the browser opens; people print or save it from there. */
export const pdfFile = (bytes: Uint8Array, name: string) => ({
  ok: true as const,
  value: bytes,
  headers: { 'content-disposition': `inline; filename="${name}.pdf"`, 'cache-control': 'no-store' },
})
