import { useMemo } from 'react'
import { encode } from 'uqr'

interface Drawing {
  /** Number of squares per side, including the white border. */
  size: number
  /** The dark squares as the data of an SVG path. */
  path: string
}

function drawingOf(text: string): Drawing {
  const { size, data } = encode(text, { ecc: 'M', border: 3 })
  return {
    size,
    path: data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join(''),
  }
}

/** The QR code as a file: a data URL with the whole SVG. */
export function qrFile(text: string): string {
  const { size, path } = drawingOf(text)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/**
 * Shows a text as a QR code. The code is drawn in the browser, so that secrets (the key of a second factor) never leave the page. The code is
 * always dark on white, because cameras need that. `side` in CSS pixels.
 */
export function QrCode({ text, label, side = 196 }: { text: string; label: string; side?: number }) {
  const { size, path } = useMemo(() => drawingOf(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={side}
      height={side}
      shapeRendering="crispEdges"
      style={{ borderRadius: 'var(--r2)', border: '1px solid var(--line)' }}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
