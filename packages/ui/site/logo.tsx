/** The parts of a theme that the logo uses. */
interface LogoTheme {
  pictures: { wordmark?: string }
  wordmarkBox: string
  /** The name of the business in the wordmark. */
  shopName: string
}

/** The brand's wordmark, or its name as text if the theme has no wordmark for that name. */
export function Logo({ theme, shopName }: { theme: LogoTheme; shopName: string }) {
  const { wordmark } = theme.pictures
  if (!wordmark || theme.shopName !== shopName) return <span className="logo logo-text display">{shopName}</span>
  return (
    <svg className="logo" viewBox={theme.wordmarkBox} role="img" aria-label={shopName}>
      <use href={wordmark} />
    </svg>
  )
}
