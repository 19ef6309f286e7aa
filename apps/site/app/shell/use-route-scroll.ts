import { anchorOffset, routeTimings } from '#modules/content/rules/navigation-links.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Scrolling after a route change (specification §2, Navigation). Going back restores the position after 750 ms. A hash scrolls to its
 * anchor after 750 ms. Every other change scrolls smoothly to the top. If a whole document is loaded, the browser itself scrolls; the style
 * sheet contains the distance that it keeps above an anchor.
 */
export function useRouteScroll(): void {
  const location = useLocation()
  const kind = useNavigationType()
  const places = useRef(new Map<string, number>())
  const isFirst = useRef(true)

  useEffect(() => {
    const remember = () => places.current.set(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [location.key])

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const behavior = calm ? 'auto' : 'smooth'
    const place = kind === 'POP' ? places.current.get(location.key) : undefined
    if (place === undefined && !location.hash) {
      window.scrollTo({ top: 0, behavior })
      return
    }
    const scroll = () => {
      const anchor = document.getElementById(location.hash.slice(1))
      const top = place ?? (anchor ? anchor.getBoundingClientRect().top + window.scrollY - anchorOffset : 0)
      window.scrollTo({ top, behavior: place === undefined ? behavior : 'auto' })
    }
    const timer = setTimeout(scroll, place === undefined ? routeTimings.hashScroll : routeTimings.restoreScroll)
    return () => clearTimeout(timer)
  }, [location.key, location.hash, kind])
}
