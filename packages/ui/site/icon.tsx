import iconsUrl from './art/icons.svg?url'

/** An icon of the 24 grid, drawn in the text's colour; decorative, so its words stand beside it (design: Icons and artwork). */
export function Icon({ name, size = 'm' }: { name: string; size?: 's' | 'm' | 'l' }) {
  return (
    <svg className={size === 'm' ? 'i' : `i ${size}`} aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  )
}
