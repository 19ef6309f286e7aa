import type { MailBrand } from '../ports.ts'
import type { MailContent, MailPanel } from './content.ts'
import { oneLine, visible } from '#kernel/one-line.ts'

const width = 64

/** Writes the plain text of a mail, for mail programs that show no HTML. It says the same as the HTML. */
export function textPart(content: MailContent, brand: MailBrand): string {
  const blocks: string[] = [oneLine(brand.shopName), underlined(content.heading), ...content.paragraphs.map(visible)]
  const { highlight, quote, contact } = content
  if (highlight)
    blocks.push(
      [`${highlight.title}:`, highlight.value, highlight.note]
        .filter(Boolean)
        .map((line) => oneLine(String(line)))
        .join('\n'),
    )
  if (quote)
    blocks.push(
      `${oneLine(quote.title)}\n${visible(quote.text)
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}`,
    )
  for (const action of content.actions) blocks.push(`${action.label}:\n${action.url}`)
  if (content.panel) blocks.push(...panelBlocks(content.panel))
  blocks.push(...content.notes.map(visible))
  if (contact)
    blocks.push(
      [oneLine(contact.title), ...contact.lines, contact.phone, contact.email].map(oneLine).filter(Boolean).join('\n'),
    )
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const underlined = (text: string): string => `${oneLine(text)}\n${'='.repeat(Math.min(oneLine(text).length, width))}`

function panelBlocks(panel: MailPanel): string[] {
  const { route } = panel
  const places =
    route &&
    [route.from, route.to].map((end) =>
      [`${end.label}: ${end.name}`, end.detail].map(oneLine).filter(Boolean).join(', '),
    )
  return [
    underlined(panel.title),
    places ? [...places, oneLine(route.note)].filter(Boolean).join('\n') : '',
    panel.facts.map(({ label, value }) => `${label}: ${oneLine(value)}`).join('\n'),
    [
      ...panel.lines.flatMap((line) => [
        apart(oneLine(line.name), line.amount),
        ...(line.detail ? [`  ${oneLine(line.detail)}`] : []),
      ]),
      ...(panel.lines.length > 0 ? ['-'.repeat(width)] : []),
      ...panel.sums.map((sum) => apart(sum.label, sum.amount)),
    ].join('\n'),
  ]
}

/** One line with a text at the left edge and an amount at the right edge. */
const apart = (left: string, right: string): string =>
  `${left}${' '.repeat(Math.max(1, width - left.length - right.length))}${right}`
