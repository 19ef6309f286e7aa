/**
 * Turns the links of the kind `written-styles` into disabled style sheets. The text of these sheets is already in the page. Without the disabled
 * links, the build's loader would load the sheets again. The page itself must not contain disabled links, because Chromium loads them before it
 * reads that they are disabled.
 */
export function registerWritten(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="written-styles"]')) {
    link.setAttribute('disabled', '')
    link.rel = 'stylesheet'
  }
}
