import { memo, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/site/icon.tsx'
import { activeGroup, barScroll } from './category-spy.ts'

interface BarEntry {
  readonly id: string
  readonly name: string
}

const searchField = () => document.querySelector<HTMLInputElement>('.m-store input[type="search"]')

/** Scrolls to the search field, which is above the bar. */
function goToSearch() {
  const field = searchField()
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/**
 * The bar with the categories. It stays at the top of the window, marks the group that is being read, and scrolls the marked entry into
 * view. It is shown even if a search finds nothing, so that the search field does not move while somebody types.
 */
export const CategoryBar = memo(function CategoryBar(props: {
  label: string
  /** Label of the button that leads to the search from any position on the page. */
  search: string
  entries: readonly BarEntry[]
}) {
  const { entries } = props
  const bar = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  // The button is hidden while the search field itself is visible.
  const [isSearchSeen, setSearchSeen] = useState(true)

  useEffect(() => {
    let asked = 0
    const look = () => {
      asked = 0
      const tops = entries.flatMap(({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? [])
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0
      setActive(activeGroup(tops, innerHeight, isAtEnd))
      setSearchSeen((searchField()?.getBoundingClientRect().bottom ?? 0) > 0)
    }
    const ask = () => {
      asked ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', ask, { passive: true })
    addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(asked)
      removeEventListener('scroll', ask)
      removeEventListener('resize', ask)
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
    </nav>
  )
})
