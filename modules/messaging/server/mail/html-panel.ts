import type { MailColours } from './colours.ts'
import type { MailPanel } from './content.ts'
import { html, type SafeHtml } from './safe-html.ts'

/** Attributes of tables that only serve the layout. */
export const table = html`role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"`

const cell = (c: MailColours, more: string): string =>
  `padding:9px 0;border-top:1px solid ${c.line};vertical-align:top;${more}`

/** The white card with the details of the order: route, facts, price lines and sums. */
export function panel(shown: MailPanel, c: MailColours): SafeHtml {
  const { route } = shown
  const end = (place: NonNullable<MailPanel['route']>['from'], mark: string): SafeHtml =>
    html`<tr>
      <td width="10" valign="top" style="padding:7px 14px 10px 0">
        <div style="width:10px;height:10px;${mark};font-size:0;line-height:0">&nbsp;</div>
      </td>
      <td style="padding:0 0 12px">
        <span style="font-size:14px;color:${c.ink2}">${place.label}</span><br /><strong style="font-weight:640"
          >${place.name}</strong
        >${place.detail && html`<br /><span style="font-size:15px;color:${c.ink2}">${place.detail}</span>`}
      </td>
    </tr>`
  return html`<tr>
    <td class="pad" style="padding:20px 40px 0">
      <table ${table} bgcolor="${c.surface}" style="border-radius:${c.radius}">
        <tr>
          <td style="padding:24px 24px 20px">
            <h2 style="margin:0 0 14px;font-size:19px;line-height:1.3;font-weight:640">${shown.title}</h2>
            ${
              route &&
              html`<table ${table}>
                  ${end(route.from, `background:${c.brand};border-radius:50%`)}${end(route.to, `background:${c.ink}`)}
                </table>
                ${route.note && html`<p style="margin:0 0 14px;font-size:15px;color:${c.ink2}">${route.note}</p>`}`
            }
            <table ${table} style="font-size:15px">
              ${shown.facts.map(
                ({ label, value }) =>
                  html`<tr>
                    <td width="38%" style="${cell(c, `padding-right:12px;color:${c.ink2}`)}">${label}</td>
                    <td style="${cell(c, 'font-weight:600;word-break:break-word')}">${value}</td>
                  </tr>`,
              )}
            </table>
            ${
              shown.lines.length > 0 &&
              html`<table ${table} style="margin-top:14px;font-size:15px">
                ${shown.lines.map(
                  (line) =>
                    html`<tr>
                      <td style="${cell(c, 'padding-right:12px')}">
                        ${line.name}${line.detail && html`<br /><span style="font-size:14px;color:${c.ink2}">${line.detail}</span>`}
                      </td>
                      <td align="right" style="${cell(c, 'white-space:nowrap')}">${line.amount}</td>
                    </tr>`,
                )}${shown.sums.map((sum) =>
                  sum.look === 'total'
                    ? html`<tr>
                        <td style="${cell(c, `border-top:2px solid ${c.ink};font-size:18px;font-weight:640`)}">
                          ${sum.label}
                        </td>
                        <td
                          align="right"
                          style="${cell(c, `border-top:2px solid ${c.ink};white-space:nowrap;font-size:18px;font-weight:640`)}"
                        >
                          ${sum.amount}
                        </td>
                      </tr>`
                    : html`<tr>
                        <td style="${cell(c, `color:${c.ink2};padding-right:12px`)}">${sum.label}</td>
                        <td align="right" style="${cell(c, `white-space:nowrap;color:${c.ink2}`)}">${sum.amount}</td>
                      </tr>`,
                )}
              </table>`
            }
          </td>
        </tr>
      </table>
    </td>
  </tr>`
}
