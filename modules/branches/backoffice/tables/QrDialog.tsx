import '../branch-editor.css'
import { tableWords } from '../../words/table.ts'
import { useBrandColours } from '#modules/themes/backoffice/parts/themes.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { type Locale, locales } from '#contract/locale.ts'
import type { Table } from '../../contract.ts'
import { tableUrl } from '../../rules/table-url.ts'
import { codeOf, numberSquares, tableCards } from './table-cards.ts'

/** Cards for tables, with the brand's look, as a PDF that is made in the browser: nothing leaves this device. */
export default function QrDialog({ tables, onClose }: { tables: readonly Table[]; onClose: () => void }) {
  const { locale, branches, shopName, look } = useStaff()
  const [size, setSize] = useState<'a4' | 'a6'>(tables.length > 1 ? 'a6' : 'a4')
  const [language, setLanguage] = useState<Locale>('de')
  const t = useTexts(tableWords)
  const words = tableWords(language)
  const colours = useBrandColours(look.theme, look.tokens)
  const print = { shopName, ...(colours ?? { brand: '#171e1a', onBrand: '#ffffff' }) }
  const cards = tables.flatMap(({ identifier, area, branchId }) => {
    const branch = branches.find(({ id }) => id === branchId)
    return branch
      ? [
          {
            identifier,
            branch: branch.name,
            area,
            url: tableUrl(location.origin, language, branch.identifier, identifier),
          },
        ]
      : []
  })
  const [first] = cards
  const save = () => {
    const file = new Blob([tableCards(cards, size, print, words)], { type: 'application/pdf' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = `${t.file}.pdf`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
  return (
    <Modal opened onClose={onClose} title={t.codesTitle(tables.length)} size={560}>
      <div className="col" style={{ gap: 14 }}>
        <p className="t2">{t.codesText}</p>
        <div className="g2" style={{ alignItems: 'start' }}>
          <div className="col" style={{ gap: 14 }}>
            <div className="fld">
              <span className="lbl" id="card-size">
                {t.size}
              </span>
              <SegmentedControl
                orientation="vertical"
                aria-labelledby="card-size"
                data={(['a4', 'a6'] as const).map((value) => ({ value, label: t.sizes[value] }))}
                value={size}
                onChange={(value) => setSize(value as 'a4' | 'a6')}
              />
            </div>
            <div className="fld">
              <span className="lbl" id="card-language">
                {t.language}
              </span>
              <SegmentedControl
                aria-labelledby="card-language"
                data={locales.map((value) => ({ value, label: t.languages[value] }))}
                value={language}
                onChange={(value) => setLanguage(value as Locale)}
              />
            </div>
          </div>
          {first ? (
            <figure
              className="m-branches qrcard"
              aria-label={t.preview}
              lang={language === locale ? undefined : language}
            >
              <span className="band" style={{ background: print.brand, color: print.onBrand }}>
                {shopName}
              </span>
              <b>{words.card(first.identifier)}</b>
              {first.branch === shopName ? null : <span className="xs">{first.branch}</span>}
              <Code url={first.url} identifier={first.identifier} />
              <span className="xs">{words.scan}</span>
            </figure>
          ) : (
            <p className="mut">{t.none}</p>
          )}
        </div>
        {first ? (
          <p className="hint" style={{ overflowWrap: 'anywhere' }}>
            {t.link}: {first.url}
          </p>
        ) : null}
      </div>
      <DialogFoot back={t.cancel} onBack={onClose}>
        <Button
          size="lg"
          variant="filled"
          disabled={cards.length === 0}
          data-autofocus
          leftSection={<IconDownload className="i" stroke={1.75} aria-hidden />}
          onClick={save}
        >
          {t.download}
        </Button>
      </DialogFoot>
    </Modal>
  )
}

function Code({ url, identifier }: { url: string; identifier: string }) {
  const rows = codeOf(url)
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg viewBox={`-2 -2 ${rows.length + 4} ${rows.length + 4}`} width="140" height="140" aria-hidden>
      <path d={path} fill="#171e1a" />
      <text
        x={rows.length / 2}
        y={rows.length / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={Math.min(0.6, 1.4 / identifier.length) * numberSquares(rows.length)}
        fontWeight={700}
        fill="#171e1a"
      >
        {identifier}
      </text>
    </svg>
  )
}
