import { useAction } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Locale } from '#contract/locale.ts'
import type { TemplateKind } from '../../rules/default-templates.ts'
import { SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconQrcode } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { type PreviewRow, slipTemplateEndpoints, type SlipTemplateView } from '../../contract.ts'
import { slipTemplateTexts } from '../../words/slip-templates.ts'

/** The preview offers these numbers of characters in a line: 32 (paper of 58 mm), 42 and 48 (paper of 80 mm). */
const widths = [32, 42, 48] as const

/** The preview of a slip. The server lays it out with the same code as a slip for a printer. */
export function SlipPreview(props: {
  branch: string
  kind: TemplateKind
  language: Locale
  look: Pick<SlipTemplateView, 'parts' | 'head' | 'foot' | 'logo'>
}) {
  const t = useTexts(slipTemplateTexts)
  const [columns, setColumns] = useState<number>(42)
  const [rows, setRows] = useState<readonly PreviewRow[]>([])
  const { mutate, isError } = useAction(slipTemplateEndpoints.preview)
  const { branch, kind, language, look } = props
  const [asked] = useDebouncedValue(JSON.stringify({ branch, kind, language, ...look, columns }), 150)
  useEffect(() => {
    mutate({ body: JSON.parse(asked) }, { onSuccess: setRows })
  }, [asked, mutate])
  return (
    <section className="card preview">
      <div className="hd">
        <h2>{t.preview}</h2>
        <span className="sp" />
        <SegmentedControl
          size="xs"
          aria-label={t.width}
          value={String(columns)}
          data={widths.map((width) => ({ value: String(width), label: t.columns(width) }))}
          onChange={(value) => setColumns(Number(value))}
        />
      </div>
      <p className="hint">{t.previewHint}</p>
      {isError ? (
        <p className="errm" role="alert">
          {t.previewFailed}
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the slip scrolls, so the keyboard must reach it (WCAG 2.1.1) */}
      <div className="paper" tabIndex={0} role="region" aria-label={t.preview}>
        <div className="slip" style={{ width: `${columns}ch` }}>
          {rows.map((row, index) =>
            row.is === 'picture' ? (
              // oxlint-disable-next-line react/no-array-index-key -- rows of a slip are never reordered, only drawn again
              <p key={index} className="mid">
                <img src={row.src} alt={t.picture} style={{ width: `${row.share * 100}%` }} />
              </p>
            ) : row.is === 'qr' ? (
              // oxlint-disable-next-line react/no-array-index-key -- rows of a slip are never reordered, only drawn again
              <p key={index} className="qr">
                <IconQrcode size={88} stroke={1.25} aria-hidden />
                <span className="sr">{t.qr}</span>
              </p>
            ) : (
              <p
                // oxlint-disable-next-line react/no-array-index-key -- rows of a slip are never reordered, only drawn again
                key={index}
                className={`s${row.size}${row.bold ? ' bold' : ''}${row.align === 'center' ? ' mid' : ''}`}
              >
                {row.invert ? <mark>{row.text}</mark> : row.text || '\u00a0'}
              </p>
            ),
          )}
        </div>
      </div>
    </section>
  )
}
