import iconsUrl from './art/icons.svg?url'

/** An icon on the 24 px grid, in the colour of the text. It is decorative: a text next to it, or the label of its button, says the same. */
export function Icon({ name, size = 'm' }: { name: string; size?: 's' | 'm' | 'l' }) {
  return (
    <svg className={size === 'm' ? 'i' : `i ${size}`} aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  )
}
