import type { Locale } from '#contract/locale.ts'
import { PictureLibrary } from '#modules/media/backoffice/parts/PictureLibrary.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import type { SlipTemplateView } from '../../contract.ts'
import { slipTemplateTexts } from '../../words/slip-templates.ts'

type Logo = SlipTemplateView['logo']

/** The field that chooses the picture of the part 'logo' of a slip: the logo of the brand, or a picture of the library. */
export function LogoChoice(props: { logo: Logo; language: Locale; onChange: (logo: Logo) => void }) {
  const t = useTexts(slipTemplateTexts)
  const { logo, language, onChange } = props
  return (
    <div className="row w logochoice" role="group" aria-label={t.picture}>
      {logo ? <img src={`/image/thumbnail/${logo.id}-${logo.version}.${logo.extension}`} alt="" /> : null}
      <span className="hint">{logo ? t.logoOwn : t.logoTheme}</span>
      <span className="sp" />
      <PictureLibrary
        isSingle
        language={language}
        onPick={([picked]) => {
          if (picked) onChange({ id: picked.id, version: picked.version, extension: picked.extension })
        }}
      />
      {logo ? (
        <Button size="xs" variant="subtle" onClick={() => onChange(null)}>
          {t.logoReset}
        </Button>
      ) : null}
    </div>
  )
}
