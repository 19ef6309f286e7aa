import type { MailBrand } from '../ports.ts'
import { type MailColours, mailColours } from './colours.ts'
import type { MailContent } from './content.ts'
import { panel, table } from './html-panel.ts'
import { markId } from './mark.ts'
import { html, lines, type SafeHtml } from './safe-html.ts'

const sans = "'Hanken Grotesk', -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/**
 * Writes the HTML of a mail: tables in one column with inline styles, because mail programs support no other layout. The mail loads nothing
 * from the internet. It can be read at a width of 320 px and is at most 600 px wide.
 */
export function htmlPart(content: MailContent, brand: MailBrand): string {
  const c = mailColours(brand)
  const page = html`<!doctype html>
    <html lang="${content.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>${content.subject}</title>
        <style>
          body {
            margin: 0;
          }
          a {
            color: ${c.brand};
          }
          @media (max-width: 520px) {
            .pad {
              padding-left: 20px !important;
              padding-right: 20px !important;
            }
            .btn a {
              display: block !important;
              margin-right: 0 !important;
            }
            .h1 {
              font-size: 27px !important;
            }
          }
        </style>
      </head>
      <body
        style="margin:0;padding:0;background:${c.paper};color:${c.ink};font-family:${sans};font-size:16px;line-height:1.5;-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">${content.preview}</div>
        <table ${table} bgcolor="${c.paper}">
          ${head(brand, c)}
          <tr>
            <td align="center" style="padding:0 0 32px">
              <table ${table} style="max-width:600px">
                <tr>
                  <td class="pad" style="padding:36px 40px 8px">
                    <h1
                      class="h1"
                      style="margin:0 0 16px;font-family:${c.display};font-weight:400;font-size:32px;line-height:1.15;text-wrap:balance;letter-spacing:-.01em;color:${c.ink}"
                    >
                      ${content.heading}
                    </h1>
                    ${content.paragraphs.map((text) => html`<p style="margin:0 0 14px;color:${c.ink}">${lines(text)}</p>`)}
                  </td>
                </tr>
                ${content.highlight && highlight(content.highlight, c)}
                ${
                  content.quote &&
                  html`<tr>
                    <td class="pad" style="padding:8px 40px">
                      <table ${table} bgcolor="${c.brandSoft}" style="border-radius:12px">
                        <tr>
                          <td style="padding:16px 20px">
                            <p style="margin:0 0 4px;font-size:14px;font-weight:600;color:${c.ink2}">
                              ${content.quote.title}
                            </p>
                            <p style="margin:0;color:${c.ink}">${lines(content.quote.text)}</p>
                          </td>
                        </tr>
                      </table>
                    </td>
                  </tr>`
                }
                ${
                  content.actions.length > 0 &&
                  html`<tr>
                    <td class="pad btn" style="padding:16px 40px 12px">
                      ${content.actions.map((action) => button(action, c))}
                    </td>
                  </tr>`
                }
                ${content.panel && panel(content.panel, c)}
                ${content.notes.map(
                  (text) =>
                    html`<tr>
                      <td class="pad" style="padding:14px 40px 0;font-size:14px;color:${c.ink2}">${lines(text)}</td>
                    </tr>`,
                )}
                ${content.contact && contact(content.contact, c)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  // Removes the indentation of the template above, because it would only make the mail larger.
  return page.markup.replaceAll(/\n\s+/g, '\n')
}

/** The brand's logo mark. Its alternative text is empty, because the brand's name is next to it. */
const mark = html`<td width="36" style="padding-right:12px">
  <img src="cid:${markId}" width="36" height="36" alt="" style="display:block;border-radius:8px" />
</td>`

const ornament = (c: MailColours): SafeHtml =>
  html`<td width="12" style="padding-right:12px">
    <div style="width:12px;height:12px;background:${c.accent};font-size:0;line-height:0">&nbsp;</div>
  </td>`

/** The top of the mail: the brand's name, and before it the brand's logo mark (or a coloured square if the brand has no mark). */
const head = (brand: MailBrand, c: MailColours): SafeHtml =>
  html`<tr>
    <td align="center" bgcolor="${c.night}" style="background:${c.night}">
      <table ${table} style="max-width:600px">
        <tr>
          <td class="pad" style="padding:22px 40px">
            <table role="presentation" cellpadding="0" cellspacing="0" border="0">
              <tr>
                ${brand.hasMark ? mark : ornament(c)}
                <td style="font-family:${c.display};font-size:20px;letter-spacing:.01em;color:${c.onNight}">
                  ${brand.shopName}
                </td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </td>
  </tr>`

/** The box with the most important value. It is amber if the guest must respond, otherwise green. */
function highlight(shown: NonNullable<MailContent['highlight']>, c: MailColours): SafeHtml {
  const [ground, ink] = shown.tone === 'waiting' ? [c.warnSoft, c.warn] : [c.brandSoft, c.brand]
  return html`<tr>
    <td class="pad" style="padding:8px 40px">
      <table ${table} bgcolor="${ground}" style="border-radius:12px">
        <tr>
          <td style="padding:16px 20px">
            <p style="margin:0 0 2px;font-size:14px;font-weight:600;color:${ink}">${shown.title}</p>
            <p style="margin:0;font-size:21px;line-height:1.3;font-weight:640;color:${c.ink}">${shown.value}</p>
            ${shown.note && html`<p style="margin:4px 0 0;font-size:14px;color:${c.ink2}">${shown.note}</p>`}
          </td>
        </tr>
      </table>
    </td>
  </tr>`
}

function button(action: MailContent['actions'][number], c: MailColours): SafeHtml {
  const [ground, ink] = action.look === 'main' ? [c.brand, c.onBrand] : [c.brandSoft, c.brand]
  return html`<a
    href="${action.url}"
    style="display:inline-block;margin:0 8px 10px 0;padding:14px 28px;border-radius:${c.buttonRadius};background:${ground};color:${ink};font-weight:640;text-decoration:none;text-align:center"
    >${action.label}</a
  >`
}

const contact = (who: NonNullable<MailContent['contact']>, c: MailColours): SafeHtml =>
  html`<tr>
    <td class="pad" style="padding:28px 40px 8px;font-size:14px;line-height:1.6;color:${c.ink2}">
      <strong style="font-weight:640;color:${c.ink}">${who.title}</strong
      >${who.lines.map((line) => html`<br />${line}`)}${who.phone && html`<br /><a href="tel:${who.phone.replaceAll(/[^+\d]/g, '')}" style="color:${c.brand}">${who.phone}</a>`}${who.email && html`<br /><a href="mailto:${encodeURIComponent(who.email).replaceAll('%40', '@')}" style="color:${c.brand}">${who.email}</a>`}
    </td>
  </tr>`
