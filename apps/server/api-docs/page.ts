import type { Description, ListedCall, Section } from './description.ts'
import { pageStyle } from './style.ts'

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
/** Turns a description into HTML. Paragraphs and `code` are the only Markdown that our description uses. */
const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((one) => `<p>${escaped(one).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('')

const link = ({ id, method, path, summary }: ListedCall): string =>
  `<li><a href="#${escaped(id)}"><b class="${method.toLowerCase()}">${method}</b><span>${escaped(summary)}<code>${escaped(path)}</code></span></a></li>`

const section = ({ name, calls }: Section): string =>
  `<details><summary>${escaped(name)} <i>${calls.length}</i></summary><ul>${calls.map(link).join('')}</ul></details>`

/**
 * The page of the API reference: a list of all API calls with a search field, and the description of one call with a form to try it.
 * `library`: the built script that shows a call. Undefined if there is no build.
 */
export function referencePage(
  { info, 'x-error-codes': codes }: Description,
  sections: readonly Section[],
  library: string | undefined,
): string {
  const count = sections.reduce((sum, { calls }) => sum + calls.length, 0)
  const rows = Object.entries(codes).map(
    ([code, status]) => `<tr><td><code>${escaped(code)}</code></td><td>${status}</td></tr>`,
  )
  const scripts = library
    ? `<script type="module" src="/backend/assets/${library}"></script><script type="module" src="/api/docs/page.js"></script>`
    : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(info.title)} API</title>
<style>${pageStyle}</style>${scripts}</head><body>
<header><a href="#">${escaped(info.title)} API</a><small>${escaped(info.version)}</small>
<input id="search" type="search" placeholder="Search ${count} calls" aria-label="Search calls" aria-keyshortcuts="/"><span id="session" role="status"></span></header>
<nav aria-label="Calls"><details id="menu" open><summary>Calls</summary><p id="none" role="status" hidden>No call matches.</p>${sections.map(section).join('')}</details></nav>
<main><article id="start"><h1>${escaped(info.title)} API</h1>${paragraphs(info.description)}
<p>Choose a call on the left, or search. The whole description for programs and generators is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${library ? '' : '<p>Calls cannot be opened and tried: the reference is not built yet. Run <code>npm run build</code>.</p>'}
<noscript><p>This page needs JavaScript to open and try calls.</p></noscript>
<details><summary>Error codes and their status</summary><table><thead><tr><th>Code</th><th>Status</th></tr></thead><tbody>${rows.join('')}</tbody></table></details></article>
<p id="failed" role="alert" hidden>The call could not be loaded. <button type="button" id="again">Try again</button></p>
${
  library
    ? `<rapi-doc id="reference" hidden render-style="read" show-header="false" show-info="false" load-fonts="false" regular-font="system-ui"
 mono-font="ui-monospace, monospace" allow-authentication="false" allow-server-selection="false" allow-spec-url-load="false" allow-spec-file-load="false"
 allow-search="false" update-route="false" schema-style="tree" schema-expand-level="2" fetch-credentials="same-origin" primary-color="#0b7285"></rapi-doc>`
    : ''
}
</main></body></html>
`
}
