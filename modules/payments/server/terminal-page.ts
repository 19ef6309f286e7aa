import { createHash } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import { terminalTexts } from '../words/payments.ts'
import { format } from '#kernel/money.ts'
import { themeStyle } from '#modules/content/rules/theme-style.ts'
import { moneyOfCents } from '../rules/minor-units.ts'
import { type Outcome, outcomes } from './adapters/terminal.ts'

interface TerminalView {
  locale: Locale
  /** The kind of the order. Guests of a ride read 'Anfrage', not 'Bestellung'. */
  kind: 'ride' | 'food'
  brand: { shopName: string; theme: string; themeTokens: Readonly<Record<string, string>> }
  /** The style sheets of the brand's theme, which are written into the page. */
  themeCss: string
  cents: number
  currency: string
  reference: string
  /** The link to continue, after the tester has chosen an outcome. Undefined before that: the page then shows the buttons for the outcomes. */
  goOnUrl: string | undefined
}

/**
 * Renders the page of the test terminal and its content security policy. The page has no script and loads nothing from other hosts, so the policy
 * allows only the page's own style.
 */
export function terminalPage(view: TerminalView): { html: string; policy: string } {
  const css = `${view.themeCss}${themeStyle(view.brand.themeTokens)}${style}`
  const hash = createHash('sha256').update(css).digest('base64')
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    html: pageOf(view, css),
  }
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** For each outcome of a test payment: the key of the text on its button. */
const textKeys = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
  later: 'later',
  'wrong-amount': 'wrongAmount',
} as const satisfies Record<Outcome, string>

function pageOf({ locale, kind, brand, cents, currency, reference, goOnUrl }: TerminalView, css: string): string {
  const t = terminalTexts(locale)
  const hints = { ...t.hints, ...t.of[kind] }
  const buttons = outcomes.map((outcome) => {
    const key = textKeys[outcome]
    return `<li><button name="outcome" value="${outcome}" class="${outcome === 'paid' ? 'main' : ''}" aria-describedby="hint-${outcome}">${escaped(t.outcomes[key])}</button><p id="hint-${outcome}">${escaped(hints[key])}</p></li>`
  })
  const body =
    goOnUrl === undefined
      ? `<form method="post"><h2>${escaped(t.choose)}</h2><ul>${buttons.join('')}</ul></form>`
      : `<p class="decided">${escaped(t.decided)}</p><p><a class="main" href="${escaped(goOnUrl)}">${escaped(hints.goOn)}</a></p>`
  return `<!doctype html>
<html lang="${locale}" data-brand="${escaped(brand.theme)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(`${t.title} – ${brand.shopName}`)}</title><style>${css}</style></head>
<body><main>
<p class="label">${escaped(t.label)}</p>
<h1>${escaped(t.title)}</h1>
<p class="lead">${escaped(t.lead)}</p>
<dl><div><dt>${escaped(brand.shopName)}</dt><dd class="sum">${escaped(format(moneyOfCents(cents), currency))}</dd></div><div><dt>${escaped(t.reference)}</dt><dd>${escaped(reference)}</dd></div></dl>
${body}
</main></body></html>`
}

const style = `
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:400 1.0625rem/1.5 system-ui,sans-serif;min-height:100vh;display:grid;place-items:start center;padding:clamp(1rem,5vw,4rem) 1rem}
main{width:100%;max-width:34rem;background:var(--surface);border:1px solid var(--line);border-radius:var(--radius);box-shadow:var(--shadow);padding:clamp(1.25rem,5vw,2.5rem);display:grid;gap:1rem}
.label{justify-self:start;background:var(--warn-soft);color:var(--warn);border:2px dashed currentColor;border-radius:var(--radius-btn);padding:.25rem 1rem;font-weight:650}
h1{font:var(--display-weight,600) clamp(1.75rem,1.45rem + 1.3vw,2.5rem)/1.1 Georgia,serif}
h2{font-size:1.0625rem;font-weight:650;margin-bottom:.75rem}
.lead,li p,dt{color:var(--ink-2)}
dl{border-block:1px solid var(--line);padding-block:1rem;display:grid;gap:.5rem}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem}
.sum{font-weight:650;font-variant-numeric:tabular-nums}
ul{list-style:none;padding:0;display:grid;gap:.75rem}
li{display:grid;gap:.25rem}
li p{font-size:.9375rem}
button,a.main{font:inherit;font-weight:600;min-height:3rem;width:100%;padding:.5rem 1.25rem;border-radius:var(--radius-btn);border:1px solid var(--line-strong);background:var(--surface);color:var(--ink);cursor:pointer;display:inline-grid;place-content:center;text-align:center;text-decoration:none}
button.main,a.main{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
button:hover{border-color:var(--brand)}
button:focus-visible,a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
@media(min-width:34rem){li{grid-template-columns:13.5rem 1fr;align-items:center;gap:1rem}}
`
