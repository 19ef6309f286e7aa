import { configWords } from '../words/config.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { formatDecimal } from '#ui/backoffice/crud/decimal.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, ColorInput } from '@mantine/core'
import { type BrandColours, coloursOf } from '#modules/themes/rules/contrast.ts'
import { judge, type Tokens, withToken } from './brand-colours.ts'
import { useThemeColours } from '#modules/themes/backoffice/parts/themes.ts'

const known = new Set(['--brand', '--brand-ink', '--brand-strong', '--focus', '--on-brand'])

/**
 * A field of the settings: the colours that the brand sets itself. It shows their contrast. If a text in these colours is hard to read, the
 * field offers the most similar colour that is readable. The field is empty until the colours of the theme are loaded.
 */
export function ThemeTokens(props: FieldProps) {
  const base = useThemeColours(String(props.values['theme'] ?? ''))
  return base ? <Colours {...props} base={base} /> : null
}

function Colours({ base, ...props }: FieldProps & { base: BrandColours }) {
  const t = useTexts(configWords).colours
  const tokens = (props.value ?? {}) as Tokens
  const colours = coloursOf(base, tokens)
  const { check, onBrand, onPaper } = judge(base, tokens)
  const ratio = (value: number) => formatDecimal(value, { min: 1, max: 1 })
  const others = Object.keys(tokens).filter((name) => !known.has(name))
  const { nearest } = check.ok ? { nearest: undefined } : check
  return (
    <Labelled {...props}>
      <div className="row w">
        <span className="m-content sample" style={{ background: colours.paper }}>
          <span style={{ background: colours.brand, color: colours.onBrand }}>{t.sample}</span>
        </span>
        {Object.keys(tokens).length > 0 && !props.readOnly ? (
          <Button
            size="xs"
            onClick={() => props.onChange(withToken(withToken(tokens, '--brand', ''), '--on-brand', ''))}
          >
            {t.reset}
          </Button>
        ) : null}
      </div>
      {check.ok ? (
        <p className="hint">{t.ok(ratio(onBrand), ratio(onPaper))}</p>
      ) : (
        <Banner tone="new">
          <span className="row w">
            {t.bad(ratio(onBrand), ratio(onPaper))}
            {nearest ? (
              <Button size="xs" onClick={() => props.onChange(withToken(tokens, '--brand', nearest))}>
                {t.take(nearest)}
              </Button>
            ) : null}
          </span>
        </Banner>
      )}
      <div className="fgrid">
        <ColorInput
          withEyeDropper={false}
          label={t.brand}
          format="hex"
          readOnly={props.readOnly}
          value={colours.brand}
          onBlur={props.onBlur}
          onChange={(value) => props.onChange(withToken(tokens, '--brand', value))}
        />
        <ColorInput
          withEyeDropper={false}
          label={t.onBrand}
          format="hex"
          readOnly={props.readOnly}
          value={colours.onBrand}
          onBlur={props.onBlur}
          onChange={(value) => props.onChange(withToken(tokens, '--on-brand', value))}
        />
      </div>
      {others.length > 0 ? <p className="hint">{t.others(others.join(', '))}</p> : null}
    </Labelled>
  )
}
