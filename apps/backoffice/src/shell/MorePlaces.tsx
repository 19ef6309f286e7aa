import { backofficeTexts } from '#i18n/backoffice.ts'
import { navGroups } from '#ui/backoffice/places.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Drawer } from '@mantine/core'
import { Link } from 'react-router'
import type { Placed } from './places.ts'

/** The list 'more' on a phone: all screens of the user, in a panel at the lower edge, where the thumb reaches them. */
export function MorePlaces({
  opened,
  onClose,
  places,
}: {
  opened: boolean
  onClose: () => void
  places: readonly Placed[]
}) {
  const t = useTexts(backofficeTexts).shell
  const locale = useLocale()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t.more}
      styles={{
        content: { height: 'auto', maxHeight: '85dvh', background: 'var(--raised)' },
        header: { background: 'var(--raised)' },
      }}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <nav aria-label={t.more}>
        {navGroups.map((group) => {
          const inGroup = places.filter((one) => one.nav.group === group)
          if (inGroup.length === 0) return null
          return (
            <section key={group}>
              {t.groups[group] ? <h3 className="mh">{t.groups[group]}</h3> : null}
              {inGroup.map((place) => (
                <Link className="mi" key={place.path} to={place.nav.to} onClick={onClose}>
                  <place.nav.icon className="i" stroke={1.75} aria-hidden />
                  {place.title(locale)}
                </Link>
              ))}
            </section>
          )
        })}
      </nav>
    </Drawer>
  )
}
