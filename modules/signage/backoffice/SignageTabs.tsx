import { ScrollTabs } from '#ui/backoffice/ScrollTabs.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { wallTexts } from '../words/wall.ts'
import { signageTitles } from '../words/titles.ts'

/** Links to the pages of digital signage, shown on each of them. */
export function SignageTabs() {
  const t = useTexts(wallTexts)
  const titles = useTexts(signageTitles)
  return (
    <ScrollTabs
      label={titles.wall}
      tabs={[
        { to: '/schirme', name: t.wall, isExact: true },
        { to: '/schirme/programme', name: t.programs },
        { to: '/schirme/segmente', name: t.segments },
        { to: '/schirme/szenen', name: t.scenes },
        { to: '/schirme/nachweis', name: t.plays },
      ]}
    />
  )
}
