/** The parts of a theme that the logo uses. */
interface LogoTheme {
  pictures: { wordmark?: string }
  wordmarkBox: string
  /** The name of the business in the wordmark. */
  shopName: string
}

/** The brand's wordmark (a picture of its name). If the theme has no wordmark for `shopName`, the name is shown as text. */
export function Logo({ theme, shopName }: { theme: LogoTheme; shopName: string }) {
  const { wordmark } = theme.pictures
  if (!wordmark || theme.shopName !== shopName) return <span className="logo logo-text display">{shopName}</span>
  return (
    <svg className="logo" viewBox={theme.wordmarkBox} role="img" aria-label={shopName}>
      <use href={wordmark} />
    </svg>
  )
}
