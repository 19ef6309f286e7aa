/**
 * Adds the page's nonce to the style elements of a mail. The mail is shown in a frame, which has the page's Content-Security-Policy: without the
 * nonce the browser would not apply the styles. A guest cannot add styles in this way, because typed text is escaped.
 */
export function withNonce(html: string): string {
  const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce
  return nonce ? html.replaceAll('<style', `<style nonce="${nonce}"`) : html
}
