/**
 * The frame inherits the page's policy: the mail's own styles apply only with its nonce. Typed text is escaped, so it cannot open a style
 * element.
 */
export function withNonce(html: string): string {
  const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce
  return nonce ? html.replaceAll('<style', `<style nonce="${nonce}"`) : html
}
