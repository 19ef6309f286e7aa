import donau from './art/wordmark-donau-chauffeur.svg?url'
import lindwurm from './art/wordmark-gasthaus-lindwurm.svg?url'

/** Wordmarks drawn for a theme; a brand without one shows its name in the display type. */
const wordmarks: Readonly<Record<string, { url: string; viewBox: string; shopName: string }>> = {
  donau: { url: donau, viewBox: '0 0 176 44', shopName: 'Donau Chauffeur' },
  lindwurm: { url: lindwurm, viewBox: '0 0 223 56', shopName: 'Gasthaus Lindwurm' },
}

/** A theme's artwork with the name in it is only for the business of that name. */
export const isNamedInArt = (theme: string, shopName: string): boolean => wordmarks[theme]?.shopName === shopName

/** The brand's wordmark, or its name where no wordmark was drawn for that name. */
export function Logo({ theme, shopName }: { theme: string; shopName: string }) {
  const mark = wordmarks[theme]
  if (!mark || !isNamedInArt(theme, shopName)) return <span className="logo logo-text display">{shopName}</span>
  return (
    <svg className="logo" viewBox={mark.viewBox} role="img" aria-label={shopName}>
      <use href={`${mark.url}#wordmark`} />
    </svg>
  )
}
