import { encode } from 'uqr'
import { formatTime } from '#kernel/time.ts'
import { colour, bodyFont, displayFont, element } from './element.ts'
import type { Draw } from './context.ts'

const justify = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

export const drawText: Draw<'text'> = ({ content }, { doc }) => ({
  element: element(
    doc,
    'div',
    {
      display: 'flex',
      'align-items': 'center',
      'justify-content': justify[content.align],
      'text-align': content.align,
      'white-space': 'pre-line',
      'overflow-wrap': 'anywhere',
      'line-height': '1.15',
      'font-size': `${content.size}px`,
      color: colour(content.color, '--on-night', '#fff'),
      ...(content.font === 'display' ? displayFont : bodyFont),
    },
    [element(doc, 'div', {}, [content.text])],
  ),
})

export const drawClock: Draw<'clock'> = ({ content }, context) => {
  const { doc } = context
  const made = element(doc, 'div', {
    display: 'flex',
    'flex-direction': 'column',
    'align-items': 'flex-end',
    'justify-content': 'center',
    'line-height': '1.1',
    'font-size': `${content.size}px`,
    'font-variant-numeric': 'tabular-nums',
    'font-weight': '600',
    color: colour(content.color, '--on-night', '#fff'),
    ...bodyFont,
  })
  const refresh = (): void => {
    const at = Temporal.Instant.fromEpochMilliseconds(context.now()).toZonedDateTimeISO(context.zone)
    const date = at.toPlainDate().toLocaleString(context.locale === 'de' ? 'de-AT' : 'en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    })
    const lines = { time: [formatTime(at)], date: [date], both: [formatTime(at), date] }[content.shows]
    made.replaceChildren(
      ...lines.map((line, place) =>
        element(doc, 'div', place > 0 ? { 'font-size': '.45em', 'font-weight': '400' } : {}, [line]),
      ),
    )
  }
  refresh()
  return { element: made, refresh }
}

const SVG = 'http://www.w3.org/2000/svg'

export const drawQr: Draw<'qr'> = ({ content }, { doc }) => {
  const made = element(doc, 'div', { display: 'grid', 'place-items': 'center' })
  if (content.text === '') return { element: made }
  const { data, size } = encode(content.text, { ecc: 'M', border: 3 })
  const svg = doc.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`)
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', content.text)
  svg.style.setProperty('width', '100%')
  svg.style.setProperty('height', '100%')
  const path = doc.createElementNS(SVG, 'path')
  path.setAttribute(
    'd',
    data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''),
  )
  path.setAttribute('fill', content.color || '#000')
  const ground = doc.createElementNS(SVG, 'rect')
  ground.setAttribute('width', String(size))
  ground.setAttribute('height', String(size))
  ground.setAttribute('fill', content.background || '#fff')
  svg.append(ground, path)
  made.append(svg)
  return { element: made }
}

/**
 * Draws a web page in a frame. The browser of the screen loads the page itself, only over https; the page cannot access the player. If
 * there is no address, or the page may not be shown, the region shows `offlineText`.
 */
export const drawWeb: Draw<'web'> = ({ content }, context) => {
  const { doc } = context
  const made = element(doc, 'div', { display: 'grid', 'place-items': 'center', 'font-size': '48px', ...bodyFont })
  const host = content.url === '' ? '' : new URL(content.url).hostname
  if (host === '' || !context.mayShowPage(host)) {
    made.append(element(doc, 'p', { padding: '24px', 'text-align': 'center' }, [content.offlineText]))
    return { element: made }
  }
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the sandbox is set below; this is not React
  const frame = doc.createElement('iframe')
  frame.src = content.url
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.setAttribute('referrerpolicy', 'no-referrer')
  frame.title = host
  for (const [name, value] of Object.entries({ border: '0', width: '100%', height: '100%' }))
    frame.style.setProperty(name, value)
  made.append(frame)
  return { element: made }
}
