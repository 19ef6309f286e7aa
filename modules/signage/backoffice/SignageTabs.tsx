import { useTexts } from '#ui/backoffice/staff.tsx'
import { NavLink } from 'react-router'
import { wallTexts } from '../words/wall.ts'

/** Links to the pages of digital signage, shown on each of them. */
export function SignageTabs() {
  const t = useTexts(wallTexts)
  const tabs = [
    ['/schirme', t.wall],
    ['/schirme/programme', t.programs],
    ['/schirme/segmente', t.segments],
    ['/schirme/szenen', t.scenes],
    ['/schirme/nachweis', t.plays],
  ] as const
  return (
    <nav className="m-signage seg tabs-scroll" aria-label={t.title}>
      {tabs.map(([to, name]) => (
        <NavLink key={to} to={to} end={to === '/schirme'}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
