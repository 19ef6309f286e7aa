import { memo, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/site/icon.tsx'
import { activeGroup, barScroll } from './category-spy.ts'

interface BarEntry {
  readonly id: string
  readonly name: string
}

const searchField = () => document.querySelector<HTMLInputElement>('.m-store input[type="search"]')

/** Scrolls up to the search field and sets the focus on it. */
function goToSearch() {
  const field = searchField()
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/**
 * The bar with the categories of the menu. It stays at the top of the window while the guest scrolls, and marks the category that is
 * visible. If a search finds nothing, the bar is still shown, so that the search field does not move while the guest types.
 */
export const CategoryBar = memo(function CategoryBar(props: {
  label: string
  /** Label of the button that scrolls to the search field. */
  search: string
  entries: readonly BarEntry[]
}) {
  const { entries } = props
  const bar = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  // While the search field is visible, the button that scrolls to it is hidden.
  const [isSearchSeen, setSearchSeen] = useState(true)
  // Whether categories are hidden at the right edge. Then an arrow shows that the bar can be scrolled.
  const [hasMore, setMore] = useState(false)

  useEffect(() => {
    let asked = 0
    const list = bar.current
    const look = () => {
      asked = 0
      const tops = entries.flatMap(({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? [])
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0
      setActive(activeGroup(tops, innerHeight, isAtEnd))
      setSearchSeen((searchField()?.getBoundingClientRect().bottom ?? 0) > 0)
      const { clientWidth = 0, scrollLeft = 0, scrollWidth = 0 } = list ?? {}
      setMore(scrollLeft + clientWidth < scrollWidth - 1)
    }
    const ask = () => {
      asked ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', ask, { passive: true })
    addEventListener('resize', ask)
    list?.addEventListener('scroll', ask, { passive: true })
    // The names become wider or narrower when the font is loaded.
    const sizes = new ResizeObserver(ask)
    for (const name of list?.children ?? []) sizes.observe(name)
    return () => {
      sizes.disconnect()
      cancelAnimationFrame(asked)
      removeEventListener('scroll', ask)
      removeEventListener('resize', ask)
      list?.removeEventListener('scroll', ask)
    }
  }, [entries])

  useEffect(() => {
    const entry = bar.current?.children[active]
    if (!(entry instanceof HTMLElement) || !bar.current) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    bar.current.scrollTo({ left: barScroll(entry.offsetLeft, innerWidth), behavior: isCalm ? 'auto' : 'smooth' })
  }, [active])

  return (
    <nav className="catbar" aria-label={props.label}>
      <button
        type="button"
        className="icbtn bare to-search"
        hidden={isSearchSeen}
        aria-label={props.search}
        onClick={goToSearch}
      >
        <Icon name="search" />
      </button>
      <div className="wrap" ref={bar}>
        {entries.map(({ id, name }, index) => (
          <a
            key={id}
            href={`#${id}`}
            className={index === active ? 'on' : undefined}
            aria-current={index === active ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </div>
      <span className="more" hidden={!hasMore}>
        <Icon name="chevron" />
      </span>
    </nav>
  )
})
