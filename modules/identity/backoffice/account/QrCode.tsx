import { useMemo } from 'react'
import { encode } from 'uqr'

/**
 * A text as a QR code, drawn in the browser: its content (the key of a second factor) never leaves the page. Always dark on white, because
 * cameras need that.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 3 })
    return {
      size,
      path: data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join(''),
    }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={196}
      height={196}
      shapeRendering="crispEdges"
      style={{ borderRadius: 'var(--r2)', border: '1px solid var(--line)' }}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
