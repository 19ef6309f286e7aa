/** A file that is opened in the browser, from where it is printed or saved. */
export const pdfFile = (bytes: Uint8Array, name: string) => ({
  ok: true as const,
  value: bytes,
  headers: { 'content-disposition': `inline; filename="${name}.pdf"`, 'cache-control': 'no-store' },
})
