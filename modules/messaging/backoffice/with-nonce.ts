/**
 * Adds the page's nonce to the styles of a mail. The frame inherits the page's Content-Security-Policy, which would refuse the styles without the
 * nonce. Typed text is escaped and cannot contain a style element.
 */
export function withNonce(html: string): string {
  const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce
  return nonce ? html.replaceAll('<style', `<style nonce="${nonce}"`) : html
}
