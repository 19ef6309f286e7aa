/** A response with a PDF that the browser shows. Staff can print or save the PDF there. */
export const pdfFile = (bytes: Uint8Array, name: string) => ({
  ok: true as const,
  value: bytes,
  headers: { 'content-disposition': `inline; filename="${name}.pdf"`, 'cache-control': 'no-store' },
})
