import type { Engine } from './engine.ts'

/**
 * Returns a function that applies two parts of the current manifest to the page: the fonts of the brand, and the hosts whose web pages may
 * be shown in frames. The content security policy of an open page cannot be replaced. Therefore, if the hosts differ from the hosts at the
 * first call, the function reloads the page. Without a manifest it does nothing.
 */
export function lookOf(engine: Engine, doc: Document): () => void {
  let css = ''
  let hosts: string | undefined
  return () => {
    const manifest = engine.manifest()
    if (!manifest) return
    if (manifest.brand.fontCss !== css) {
      css = manifest.brand.fontCss
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      doc.adoptedStyleSheets = [sheet]
    }
    const wanted = manifest.webHosts.map((host) => `https://${host}`).join(' ') || "'none'"
    if (hosts === undefined) {
      const policy = doc.createElement('meta')
      policy.httpEquiv = 'Content-Security-Policy'
      policy.content = `frame-src ${wanted}`
      doc.head.append(policy)
    } else if (hosts !== wanted) doc.defaultView?.location.reload()
    hosts = wanted
  }
}
