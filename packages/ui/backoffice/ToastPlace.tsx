import { Notifications } from '@mantine/notifications'
import { createContext, type ReactNode, useCallback, useContext, useId, useState } from 'react'

interface Place {
  id: string
  element: HTMLElement
}

/** Adds a place. Returns a function that removes it. */
type AddPlace = (place: Place) => () => void

const Places = createContext<AddPlace>(() => () => {})

/**
 * Shows the messages of `notify` in the newest `ToastPlace` of the page. If the page has none, they lie over the lower right corner, above the
 * bars at the lower edge.
 */
export function ToastPlaces({ children }: { children: ReactNode }) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const add = useCallback<AddPlace>((place) => {
    setPlaces((now) => [...now, place])
    return () => setPlaces((now) => now.filter(({ id }) => id !== place.id))
  }, [])
  const place = places.at(-1)
  return (
    <Places value={add}>
      {/* The key: the library moves its messages to another element only when it is mounted anew. */}
      <Notifications
        key={place?.id}
        position="bottom-right"
        limit={3}
        {...(place ? { portalProps: { target: place.element } } : {})}
      />
      {children}
    </Places>
  )
}

/**
 * A place for messages on a screen that is full of buttons. The messages are part of the layout, so they cover nothing. Put it below a part
 * that scrolls: this part becomes lower, and nothing else moves. Without a message the place has no height.
 */
export function ToastPlace() {
  const id = useId()
  const add = useContext(Places)
  const hold = useCallback((element: HTMLElement | null) => (element ? add({ id, element }) : undefined), [add, id])
  return <div className="toasts no-print" ref={hold} />
}
