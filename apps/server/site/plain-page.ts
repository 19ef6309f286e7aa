import type { Locale } from '#contract/locale.ts'

const style = `:root{color-scheme:light dark;--paper:#f4f7f4;--surface:#fff;--ink:#0c1512;--ink-2:#46554e;--line:#d3ddd6;--brand:#0f5a41;--on-brand:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#0b1411;--surface:#121e19;--ink:#edf4f0;--ink-2:#a9beb3;--line:#2a3d35;--brand:#a9d8bd;--on-brand:#07110d}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.25rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{width:min(100%,40rem);display:grid;gap:1rem;padding:clamp(1.5rem,5vw,3rem);background:var(--surface);border:1px solid var(--line);border-radius:1.5rem}
h1{margin:0;font:420 clamp(1.75rem,1.4rem + 1.5vw,2.5rem)/1.1 Georgia,serif}p{margin:0;text-wrap:pretty}
pre{margin:0;padding:.875rem 1rem;border-radius:.75rem;background:var(--paper);font:clamp(.75rem,.6rem + .8vw,.9375rem)/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
a{justify-self:start;display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.375rem;border-radius:999px;background:var(--brand);color:var(--on-brand);font-weight:620;text-decoration:none}
a:focus-visible{outline:3px solid var(--brand);outline-offset:3px}small{color:var(--ink-2)}`

/**
 * A page that needs neither brand nor build. It is shown if there is no brand or no build. `body` is our own HTML; it never contains text
 * of a visitor.
 */
export const plainPage = (locale: Locale, { body, title }: { title: string; body: string }): string =>
  `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
