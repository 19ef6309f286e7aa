/** What the logo needs of a theme. */
interface LogoTheme {
  pictures: { wordmark?: string }
  wordmarkBox: string
  /** The name that the wordmark shows. */
  shopName: string
}

/** The brand's wordmark, or its name as text where the theme has no wordmark for that name. */
export function Logo({ theme, shopName }: { theme: LogoTheme; shopName: string }) {
  const { wordmark } = theme.pictures
  if (!wordmark || theme.shopName !== shopName) return <span className="logo logo-text display">{shopName}</span>
  return (
    <svg className="logo" viewBox={theme.wordmarkBox} role="img" aria-label={shopName}>
      <use href={wordmark} />
    </svg>
  )
}
