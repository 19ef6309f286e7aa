/**
 * Adds the page's nonce to the styles of a mail. The frame inherits the page's policy, so the styles would not apply without it. Typed text
 * is escaped and cannot contain a style element.
 */
export function withNonce(html: string): string {
  const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce
  return nonce ? html.replaceAll('<style', `<style nonce="${nonce}"`) : html
}
